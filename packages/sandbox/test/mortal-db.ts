import type { Db, Queryable } from '../src/db/db.ts';

export class Killed extends Error {}

/** A database whose transactions die at a statement, or after the last one, once a count runs out. */
export function mortal(db: Db, life: { statements: number }): Db {
  const step = (): void => {
    life.statements -= 1;
    if (life.statements === 0) throw new Killed('Killed');
  };
  const counted = (tx: Queryable): Queryable => ({
    query(sql, params) {
      step();
      return tx.query(sql, params);
    },
  });
  return {
    query: (sql, params) => db.query(sql, params),
    exec: (sql) => db.exec(sql),
    close: () => db.close(),
    async transaction(work) {
      const result = await db.transaction(async (tx) => {
        const made = await work(counted(tx));
        step();
        return made;
      });
      // Committed, and the answer is lost.
      step();
      return result;
    },
  };
}
