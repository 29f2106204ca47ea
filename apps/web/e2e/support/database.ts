import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** A database of one gateway's own. */
export interface Database {
  readonly url: string;
  drop(): Promise<void>;
}

/** A new database on the server of `TEST_DATABASE_URL`; undefined where there is none, and the gateway brings its own. */
export async function newDatabase(): Promise<Database | undefined> {
  const server = process.env['TEST_DATABASE_URL'] ?? '';
  if (server === '') return undefined;
  const name = `courtside_site_${randomUUID().replaceAll('-', '')}`;
  await say(server, `CREATE DATABASE ${name}`);
  return {
    url: Object.assign(new URL(server), { pathname: `/${name}` }).href,
    drop: () => say(server, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

async function say(server: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(sql);
  await client.end();
}
