import { type Db, toNumber } from '../db/db.ts';
import type { SiteClock } from '../time/site-clock.ts';
import { Refusal } from '../wire/refusal.ts';

const TRIES = 5;
const WITHIN_MS = 10 * 60_000;

/** Wrong passwords for a name; five within ten minutes lock it, whether such a member exists or not. */
export interface LoginFailures {
  /** @returns the number of wrong passwords. @throws Refusal 6011 */
  check(name: string): Promise<number>;
  add(name: string): Promise<void>;
  forget(name: string): Promise<void>;
}

export function createLoginFailures(db: Db, clock: SiteClock): LoginFailures {
  return {
    async check(name) {
      const [row] = await db.query(
        'SELECT COUNT(*)::int AS n FROM login_failures WHERE name_key = $1 AND at_wall > $2',
        [name.toLowerCase(), Math.floor(clock.wall() - WITHIN_MS)],
      );
      const count = toNumber(row?.['n']);
      if (count >= TRIES) throw new Refusal(6011, '密码错误次数过多，请稍后再试');
      return count;
    },
    async add(name) {
      await db.query('INSERT INTO login_failures (name_key, at_wall) VALUES ($1, $2)', [
        name.toLowerCase(),
        Math.floor(clock.wall()),
      ]);
    },
    async forget(name) {
      await db.query('DELETE FROM login_failures WHERE name_key = $1', [name.toLowerCase()]);
    },
  };
}
