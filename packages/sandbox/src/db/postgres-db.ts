import pg from 'pg';
import { setTimeout as wait } from 'node:timers/promises';
import { type Db, type Queryable, type Row, worthAnotherTry } from './db.ts';

const TRIES = 12;

/** A Postgres server; several sandboxes may share one. */
export function postgresDb(url: string): Db {
  const pool = new pg.Pool({ connectionString: url, max: 8 });
  // A connection that dies while idle is replaced by the pool; the next query reports what matters.
  pool.on('error', () => undefined);
  const on = (client: pg.Pool | pg.PoolClient): Queryable => ({
    query: async (sql, params = []) => (await client.query<Row>(sql, [...params])).rows,
  });
  const once = async <T>(work: (tx: Queryable) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    try {
      await client.query('BEGIN ISOLATION LEVEL SERIALIZABLE');
      const result = await work(on(client));
      await client.query('COMMIT');
      return result;
    } catch (fault) {
      await client.query('ROLLBACK').catch(() => undefined);
      throw fault;
    } finally {
      client.release();
    }
  };
  return {
    query: on(pool).query,
    exec: async (sql) => {
      await pool.query(sql);
    },
    async transaction(work) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await once(work);
        } catch (fault) {
          if (attempt >= TRIES || !worthAnotherTry(fault)) throw fault;
          await wait(Math.random() * 10 * attempt);
        }
      }
    },
    close: () => pool.end(),
  };
}
