import pg from 'pg';
import { setTimeout as wait } from 'node:timers/promises';
import { type Db, type Queryable, type Row, worthAnotherTry } from './db.ts';

const TRIES = 12;
/** So many are run beside others; a transaction that lost each of them has the database to itself. */
const TRIES_BESIDE_OTHERS = 4;
/** An advisory lock. Every transaction holds it shared; one that must run alone holds it exclusively. */
const EXCLUSION_LOCK = 0x636f7572;

/**
 * A Postgres server; several sandboxes may share one database, and then wait for each other's transactions that run alone.
 *
 * Each transaction shares one advisory lock, and one that met rivals too often takes it alone. Otherwise a burst on
 * one row (the house's account) lets some lose until their tries are used up, and a member reads an error of the server.
 */
export function postgresDb(url: string): Db {
  const pool = new pg.Pool({ connectionString: url, max: 8 });
  // A connection that dies while idle is replaced by the pool; the next query reports what matters.
  pool.on('error', () => undefined);
  const on = (client: pg.Pool | pg.PoolClient): Queryable => ({
    query: async (sql, params = []) => (await client.query<Row>(sql, [...params])).rows,
  });
  const once = async <T>(work: (tx: Queryable) => Promise<T>, alone: boolean): Promise<T> => {
    const client = await pool.connect();
    try {
      // Before BEGIN: what waited for the lock inside would read a state from before the wait.
      await client.query(`SELECT pg_advisory_lock${alone ? '' : '_shared'}(${EXCLUSION_LOCK})`);
      await client.query('BEGIN ISOLATION LEVEL SERIALIZABLE');
      const result = await work(on(client));
      await client.query('COMMIT');
      return result;
    } catch (fault) {
      await client.query('ROLLBACK').catch(() => undefined);
      throw fault;
    } finally {
      const free = client.query('SELECT pg_advisory_unlock_all()').then(() => true);
      // A connection that could not give the lock back is ended: its lock ends with it.
      client.release(!(await free.catch(() => false)));
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
          return await once(work, attempt > TRIES_BESIDE_OTHERS);
        } catch (fault) {
          if (attempt >= TRIES || !worthAnotherTry(fault)) throw fault;
          await wait(Math.random() * 10 * attempt);
        }
      }
    },
    close: () => pool.end(),
  };
}
