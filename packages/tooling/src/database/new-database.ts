import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** A database of one test's or one gateway's own. */
export interface NewDatabase {
  /** Address of it, such as `postgres://tester@127.0.0.1:5432/courtside_site_8f14`. */
  readonly url: string;
  /** Removes it, whoever is still connected. */
  drop(): Promise<void>;
}

export interface NewDatabaseOptions {
  /** Address of any database of the server. */
  server: string;
  /** Beginning of its name, which tells what made it. */
  start: string;
  /** Name of the database that it is a copy of; nobody may be connected to that. Empty by default. */
  template?: string;
}

/** The Postgres that a machine gives to tests, in `TEST_DATABASE_URL`; empty without one. */
export const testServer = (): string => process.env['TEST_DATABASE_URL'] ?? '';

/** Makes a database of a name that no other has. @throws Error when the server does not answer, or refuses */
export async function newDatabase({
  server,
  start,
  template,
}: NewDatabaseOptions): Promise<NewDatabase> {
  const name = `${start}_${randomUUID().replaceAll('-', '')}`;
  await say(
    server,
    `CREATE DATABASE ${name}${template === undefined ? '' : ` TEMPLATE ${template}`}`,
  );
  return {
    url: Object.assign(new URL(server), { pathname: `/${name}` }).href,
    drop: () => say(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

async function say(server: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
