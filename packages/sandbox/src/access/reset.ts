import { type Db, toNumber } from '../db/db.ts';
import type { Letters } from '../messages/letters.ts';
import type { SiteClock } from '../time/site-clock.ts';
import { Refusal } from '../wire/refusal.ts';
import { normalEmail, normalPhone } from './areas.ts';
import type { Codes } from './codes.ts';
import { memberByName } from './members.ts';
import { sealPassword } from './passwords.ts';
import { visitorKey } from './send-code.ts';
import type { Sessions } from './sessions.ts';

const LIFE_MS = 15 * 60_000;
const PROVED = 2;

/** The account whose password is reset, and the way. */
export interface ResetIdentity {
  readonly way: 'phone' | 'email';
  /** Phone or email as typed. */
  readonly target: string;
  readonly name: string;
  readonly device: string;
}

/** Resetting a forgotten password in three steps; each belongs to a device and lasts a quarter of an hour. */
export interface Resets {
  /** Does not tell whether the account exists. */
  one(identity: ResetIdentity): Promise<void>;
  two(identity: ResetIdentity, code: string): Promise<void>;
  three(identity: ResetIdentity, password: string, secondPassword: string): Promise<void>;
}

export interface ResetParts {
  readonly db: Db;
  readonly clock: SiteClock;
  readonly codes: Codes;
  readonly sessions: Sessions;
  readonly letters: Letters;
}

export function createResets({ db, clock, codes, sessions, letters }: ResetParts): Resets {
  const wall = (): number => Math.floor(clock.wall());
  const targetOf = ({ way, target }: ResetIdentity): string =>
    way === 'phone' ? normalPhone(target) : normalEmail(target);
  const keyOf = (identity: ResetIdentity): string =>
    `${identity.way} ${targetOf(identity)} ${visitorKey(identity.name, identity.device)}`;

  async function stepOf(key: string): Promise<number> {
    const [row] = await db.query(
      'SELECT step FROM password_resets WHERE key = $1 AND expires_wall > $2',
      [key, wall()],
    );
    return row === undefined ? 0 : toNumber(row['step']);
  }
  const moveTo = async (key: string, step: number): Promise<void> => {
    await db.query(
      `INSERT INTO password_resets (key, step, expires_wall) VALUES ($1, $2, $3)
       ON CONFLICT (key) DO UPDATE SET step = $2, expires_wall = $3`,
      [key, step, wall() + LIFE_MS],
    );
  };

  return {
    async one(identity) {
      await db.query('DELETE FROM password_resets WHERE expires_wall <= $1', [wall()]);
      await moveTo(keyOf(identity), 1);
    },
    async two(identity, code) {
      const key = keyOf(identity);
      if ((await stepOf(key)) === 0) throw new Refusal(6035);
      await codes.use(
        'reset',
        visitorKey(identity.name, identity.device),
        targetOf(identity),
        code,
      );
      await moveTo(key, PROVED);
    },
    async three(identity, password, secondPassword) {
      const key = keyOf(identity);
      if ((await stepOf(key)) !== PROVED) throw new Refusal(6035);
      if (password !== secondPassword) {
        throw new Refusal(6007, '两次密码输入不一致，请重新输入');
      }
      const member = await memberByName(db, identity.name);
      // Only a delivered code leads here, so the member exists.
      if (member === undefined) throw new Refusal(6035);
      const sealed = await sealPassword(password);
      await db.transaction(async (tx) => {
        await tx.query('DELETE FROM password_resets WHERE key = $1', [key]);
        await tx.query('UPDATE members SET password_hash = $2 WHERE id = $1', [member.id, sealed]);
        await tx.query('DELETE FROM login_failures WHERE name_key = $1', [
          member.name.toLowerCase(),
        ]);
        await letters.send(
          tx,
          member.id,
          'notice',
          '登录密码已重置',
          '您的登录密码已通过身份验证重置。如非本人操作，请立即联系在线客服。',
        );
      });
      await sessions.closeAll(member.id);
    },
  };
}
