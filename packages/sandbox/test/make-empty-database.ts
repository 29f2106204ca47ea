import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newDatabase, type NewDatabase, testServer } from '@courtside/tooling/database';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { migrate } from '../src/db/migrations.ts';
import { overPglite } from '../src/db/pglite-db.ts';
import { postgresDb } from '../src/db/postgres-db.ts';

/** What the new databases of a run are copies of: it has the tables, and nothing in them. */
export interface Empty {
  /** File with the dump of a PGlite. */
  dump: string;
  /** Address of a database on the machine's Postgres, where it has one: it is copied in a twentieth of a second. */
  template?: string;
}

let folder = '';
let template: NewDatabase | undefined;

export async function setup(project: TestProject): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-empty-'));
  const dump = join(folder, 'empty.tar');
  await makeDump(dump);
  if (testServer() !== '') template = await makeTemplate(testServer());
  project.provide('emptyDatabase', { dump, ...(template ? { template: template.url } : {}) });
}

async function makeTemplate(server: string): Promise<NewDatabase> {
  const made = await newDatabase({ server, start: 'courtside_empty' });
  const db = postgresDb(made.url);
  await migrate(db);
  await db.close();
  return made;
}

async function makeDump(file: string): Promise<void> {
  const lite = await PGlite.create();
  await migrate(overPglite(lite));
  const dump = await lite.dumpDataDir('none');
  await lite.close();
  await writeFile(file, Buffer.from(await dump.arrayBuffer()));
}

export async function teardown(): Promise<void> {
  await template?.drop();
  await rm(folder, { recursive: true, force: true });
}
