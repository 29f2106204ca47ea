import { PGlite } from '@electric-sql/pglite';
import type { Db, Row } from './db.ts';

/** Postgres inside this process. @param dir its folder; in memory when left out */
export async function pgliteDb(dir?: string): Promise<Db> {
  return overPglite(await PGlite.create(dir === undefined ? {} : { dataDir: dir }));
}

/** The database port over an open PGlite. Closing the port closes PGlite. */
export function overPglite(lite: PGlite): Db {
  return {
    query: async (sql, params = []) => (await lite.query<Row>(sql, [...params])).rows,
    exec: async (sql) => {
      await lite.exec(sql);
    },
    transaction: (work) =>
      lite.transaction(async (tx) => {
        await tx.exec('SET TRANSACTION ISOLATION LEVEL SERIALIZABLE');
        return work({
          query: async (sql, params = []) => (await tx.query<Row>(sql, [...params])).rows,
        });
      }),
    close: () => lite.close(),
  };
}
