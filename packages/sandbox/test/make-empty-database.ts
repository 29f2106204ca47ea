import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { migrate } from '../src/db/migrations.ts';
import { overPglite } from '../src/db/pglite-db.ts';
import { postgresDb } from '../src/db/postgres-db.ts';
import { databaseUrl } from './database-url.ts';

/** Where `emptyDatabase` gets a new database from. */
export type Source =
  /** A file with the dump of a PGlite that has the tables and nothing in them. */
  | { kind: 'dump'; file: string }
  /** A server, and its database that has the tables and nothing in them. */
  | { kind: 'server'; url: string; template: string };

const server = process.env['TEST_DATABASE_URL'] ?? '';
const template = `courtside_empty_${process.pid}`;
let folder = '';

/**
 * Makes once a run what every new database is a copy of. A server copies it in a twentieth of a second; without one it is
 * a dump of PGlite, which takes a second or two to load.
 */
export async function setup(project: TestProject): Promise<void> {
  project.provide('emptyDatabase', await (server === '' ? makeDump() : makeTemplate()));
}

async function makeDump(): Promise<Source> {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-empty-'));
  const file = join(folder, 'empty.tar');
  const lite = await PGlite.create();
  await migrate(overPglite(lite));
  const dump = await lite.dumpDataDir('none');
  await lite.close();
  await writeFile(file, Buffer.from(await dump.arrayBuffer()));
  return { kind: 'dump', file };
}

async function makeTemplate(): Promise<Source> {
  const main = postgresDb(server);
  await main.exec(`DROP DATABASE IF EXISTS ${template} WITH (FORCE)`);
  await main.exec(`CREATE DATABASE ${template}`);
  await main.close();
  const made = postgresDb(databaseUrl(server, template));
  await migrate(made);
  await made.close();
  return { kind: 'server', url: server, template };
}

export async function teardown(): Promise<void> {
  if (folder !== '') await rm(folder, { recursive: true, force: true });
  if (server === '') return;
  const main = postgresDb(server);
  await main.exec(`DROP DATABASE IF EXISTS ${template} WITH (FORCE)`);
  await main.close();
}
