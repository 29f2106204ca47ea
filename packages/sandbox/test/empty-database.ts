import { readFile } from 'node:fs/promises';
import { newDatabase, testServer } from '@courtside/tooling/database';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { type Db, toText } from '../src/db/db.ts';
import { overPglite } from '../src/db/pglite-db.ts';
import { postgresDb } from '../src/db/postgres-db.ts';
import type { Empty } from './make-empty-database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    emptyDatabase: Empty;
  }
}

const open = new Set<Db>();

/** A new database with tables and nothing in them: on the machine's Postgres where it has one, else in this process. */
export async function emptyDatabase(): Promise<Db> {
  const { template } = inject('emptyDatabase');
  return template === undefined ? embeddedDatabase() : kept(await copyOf(template));
}

/** The same in this process, as a gateway has it that is given no other. */
export async function embeddedDatabase(): Promise<Db> {
  const dump = new Blob([await readFile(inject('emptyDatabase').dump)]);
  return kept(overPglite(await PGlite.create({ loadDataDir: dump })));
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

/** Closes what no test has closed, at the end of each file (`close-databases.ts`): a server would keep it. */
export async function closeDatabases(): Promise<void> {
  await Promise.all([...open].map((db) => db.close()));
}

function kept(db: Db): Db {
  const own: Db = {
    ...db,
    async close() {
      open.delete(own);
      await db.close();
    },
  };
  open.add(own);
  return own;
}

async function copyOf(template: string): Promise<Db> {
  const { url, drop } = await newDatabase({
    server: testServer(),
    start: 'courtside_test',
    template: new URL(template).pathname.slice(1),
  });
  const db = postgresDb(url);
  return {
    ...db,
    async close() {
      await db.close();
      await drop();
    },
  };
}
