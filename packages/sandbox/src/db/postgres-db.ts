import pg from 'pg';
import { setTimeout as wait } from 'node:timers/promises';
import { type Db, type Queryable, type Row, worthAnotherTry } from './db.ts';

const TRIES = 12;
/** Number of tries next to other transactions; after that the transaction runs exclusively. */
const TRIES_BESIDE_OTHERS = 4;
/** An advisory lock. Every transaction holds it shared; one that must run exclusively holds it alone. */
const EXCLUSION_LOCK = 0x636f7572;

/**
 * A Postgres server. Several sandboxes may share one database; they then wait for each other's exclusive transactions.
 *
 * Each transaction shares one advisory lock, and one with too many conflicts takes it exclusively. Otherwise, in a
 * burst on one row (the house's account), some transactions would use up their tries and members would get a server
 * error.
 */
export function postgresDb(url: string): Db {
  const pool = new pg.Pool({ connectionString: url, max: 8 });
  // The pool replaces a connection that dies while idle; the next query reports any lasting fault.
  pool.on('error', () => undefined);
  const on = (client: pg.Pool | pg.PoolClient): Queryable => ({
    query: async (sql, params = []) => (await client.query<Row>(sql, [...params])).rows,
  });
  const once = async <T>(work: (tx: Queryable) => Promise<T>, alone: boolean): Promise<T> => {
    const client = await pool.connect();
    try {
      // Before BEGIN: a transaction that waited for the lock inside would read an outdated state.
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
      // A connection that could not release the lock is ended, which releases it.
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
