import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';

let folder = '';

/** Makes the dump that `emptyDatabase` loads, once a run; nothing but `initdb` has touched it. */
export async function setup(project: TestProject): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-empty-'));
  const file = join(folder, 'empty.tar');
  const lite = await PGlite.create();
  const dump = await lite.dumpDataDir('none');
  await lite.close();
  await writeFile(file, Buffer.from(await dump.arrayBuffer()));
  project.provide('emptyDatabase', file);
}

export const teardown = (): Promise<void> => rm(folder, { recursive: true, force: true });
