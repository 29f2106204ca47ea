import type { Codes } from '../access/codes.ts';
import { memberById } from '../access/members.ts';
import { passwordFits, sealPassword } from '../access/passwords.ts';
import { type Db, toNumber } from '../db/db.ts';
import { passWithdrawalPassword } from '../funds/withdrawal-password.ts';
import type { Letters } from '../messages/letters.ts';
import type { SiteClock } from '../time/site-clock.ts';
import { Refusal } from '../wire/refusal.ts';

const TRIES = 5;
const LOCKED_MS = 3_600_000;
const PROVED_MS = 10 * 60_000;

/** The password of six digits for withdrawals. It arrives as MD5. */
export interface SecondPassword {
  /** Counts a wrong one; the fifth in a row locks it for an hour. */
  check(memberId: string, md5: string): Promise<'ok' | 'unset' | 'wrong' | 'locked'>;
  has(memberId: string): Promise<boolean>;
  /** Milliseconds until a locked one can be tried again; 0 when it is not locked. */
  lockedMs(memberId: string): Promise<number>;
  /** Number of tries left before the lock. */
  triesLeft(memberId: string): Promise<number>;
  prove(memberId: string, code: string): Promise<void>;
  set(memberId: string, password: string, secondPassword: string): Promise<void>;
  reset(
    memberId: string,
    wanted: { oldPassword?: string; password: string; secondPassword: string },
  ): Promise<void>;
}

export interface SecondPasswordParts {
  readonly db: Db;
  readonly clock: SiteClock;
  readonly codes: Codes;
  readonly letters: Letters;
}

export function createSecondPassword(parts: SecondPasswordParts): SecondPassword {
  const { db, clock, codes, letters } = parts;
  const wall = (): number => Math.floor(clock.wall());

  async function keep(memberId: string, password: string, title: string): Promise<void> {
    const sealed = await sealPassword(password);
    await db.transaction(async (tx) => {
      await tx.query(
        `UPDATE members SET withdrawal_hash = $2, withdrawal_misses = 0, withdrawal_locked_wall = 0,
           withdrawal_proved_wall = 0 WHERE id = $1`,
        [memberId, sealed],
      );
      await letters.send(
        tx,
        memberId,
        'notice',
        title,
        `${title}。如非本人操作，请立即联系在线客服。`,
      );
    });
  }

  async function check(memberId: string, md5: string) {
    const member = await memberById(db, memberId);
    if (member === undefined || member.withdrawalHash === null) return 'unset';
    // Counted first, so that simultaneous tries count too; undone when the password is right.
    const [row] = await db.query(
      `UPDATE members SET withdrawal_misses = withdrawal_misses + 1,
         withdrawal_locked_wall = CASE WHEN withdrawal_misses + 1 >= $2 THEN $3::bigint ELSE withdrawal_locked_wall END
       WHERE id = $1 AND withdrawal_locked_wall <= $4 RETURNING withdrawal_misses`,
      [memberId, TRIES, wall() + LOCKED_MS, wall()],
    );
    if (row === undefined) return 'locked';
    if (await passwordFits(md5, member.withdrawalHash)) {
      await db.query(
        'UPDATE members SET withdrawal_misses = 0, withdrawal_locked_wall = 0 WHERE id = $1',
        [memberId],
      );
      return 'ok';
    }
    if (toNumber(row['withdrawal_misses']) < TRIES) return 'wrong';
    await db.query('UPDATE members SET withdrawal_misses = 0 WHERE id = $1', [memberId]);
    return 'locked';
  }

  const same = (password: string, secondPassword: string): void => {
    if (password !== secondPassword) throw new Refusal(6100, '两次密码输入不一致，请重新输入');
  };

  async function lockedMs(memberId: string): Promise<number> {
    const [row] = await db.query(
      'SELECT withdrawal_locked_wall AS until FROM members WHERE id = $1',
      [memberId],
    );
    return Math.max(0, toNumber(row?.['until'] ?? 0) - wall());
  }

  async function triesLeft(memberId: string): Promise<number> {
    const [row] = await db.query('SELECT withdrawal_misses AS n FROM members WHERE id = $1', [
      memberId,
    ]);
    return Math.max(0, TRIES - toNumber(row?.['n'] ?? 0));
  }

  return {
    async has(memberId) {
      const [row] = await db.query('SELECT withdrawal_hash FROM members WHERE id = $1', [memberId]);
      return typeof row?.['withdrawal_hash'] === 'string';
    },
    lockedMs,
    triesLeft,
    check,
    async prove(memberId, code) {
      await codes.use('second', memberId, undefined, code);
      await db.query('UPDATE members SET withdrawal_proved_wall = $2 WHERE id = $1', [
        memberId,
        wall() + PROVED_MS,
      ]);
    },
    async set(memberId, password, secondPassword) {
      const member = await memberById(db, memberId);
      if (member === undefined) throw new Refusal(6001);
      if (member.withdrawalHash !== null) throw new Refusal(6009, '二级密码已设置');
      if (member.phone === null) throw new Refusal(6015);
      same(password, secondPassword);
      await keep(memberId, password, '二级密码设置成功');
    },
    async reset(memberId, { oldPassword, password, secondPassword }) {
      const member = await memberById(db, memberId);
      if (member === undefined || member.withdrawalHash === null)
        throw new Refusal(6004, '尚未设置二级密码');
      same(password, secondPassword);
      if (oldPassword === undefined) {
        const used = await db.query(
          `UPDATE members SET withdrawal_proved_wall = 0 WHERE id = $1 AND withdrawal_proved_wall > $2 RETURNING id`,
          [memberId, wall()],
        );
        if (used.length === 0) throw new Refusal(6016);
      } else {
        await passWithdrawalPassword({ check, lockedMs, triesLeft }, memberId, oldPassword);
      }
      await keep(memberId, password, '二级密码修改成功');
    },
  };
}
