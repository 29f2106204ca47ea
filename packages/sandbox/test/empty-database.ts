import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { type Db, toText } from '../src/db/db.ts';
import { overPglite } from '../src/db/pglite-db.ts';
import { postgresDb } from '../src/db/postgres-db.ts';
import { databaseUrl } from './database-url.ts';
import type { Source } from './make-empty-database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    emptyDatabase: Source;
  }
}

/** A new database with tables and nothing in them, a copy of what the run made once (`make-empty-database.ts`). */
export async function emptyDatabase(): Promise<Db> {
  const source = inject('emptyDatabase');
  if (source.kind === 'server') return copyOnServer(source.url, source.template);
  const dump = new Blob([await readFile(source.file)]);
  return overPglite(await PGlite.create({ loadDataDir: dump }));
}

/** Takes everything out of a database, which keeps its tables: a copy for each test takes longer. */
export async function clear(db: Db): Promise<void> {
  const names = async (sql: string) => (await db.query(sql)).map(({ name }) => toText(name));
  const tables = await names(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations'`,
  );
  const sequences = await names(
    `SELECT sequencename AS name FROM pg_sequences WHERE schemaname = 'public'`,
  );
  const restarts = sequences.map((name) => `ALTER SEQUENCE ${name} RESTART;`);
  await db.exec(`TRUNCATE ${tables.join(', ')}; ${restarts.join(' ')}`);
}

async function copyOnServer(url: string, template: string): Promise<Db> {
  const name = `courtside_test_${randomUUID().replaceAll('-', '')}`;
  const server = postgresDb(url);
  await server.exec(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  const db = postgresDb(databaseUrl(url, name));
  return {
    ...db,
    async close() {
      await db.close();
      await server.exec(`DROP DATABASE ${name} WITH (FORCE)`);
      await server.close();
    },
  };
}
