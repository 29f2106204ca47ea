import { PGlite } from '@electric-sql/pglite';
import type { Db, Row } from './db.ts';

/** Postgres inside this process. @param dir its folder; in memory when left out */
export async function pgliteDb(dir?: string): Promise<Db> {
  const lite = await PGlite.create(dir === undefined ? {} : { dataDir: dir });
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
