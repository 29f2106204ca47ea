import { randomInt } from 'node:crypto';
import { type Db, toNumber, toText } from '../db/db.ts';
import type { SiteClock } from '../time/site-clock.ts';
import { Refusal } from '../wire/refusal.ts';
import { channelById } from './channels.ts';

const LIFE_MS = 120_000;
/** Without letters and digits that look alike. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

export interface SignalCode {
  readonly orderId: string;
  readonly code: string;
  readonly deepLink: string;
  readonly expiresInMs: number;
}

export interface SignalCodes {
  /** @throws Refusal 6004, 6007 for a channel without a wallet app, 6012 when the order no longer waits */
  create(memberId: string, orderId: string): Promise<SignalCode>;
  /** The wallet app's use of a code: pays its order. @returns the order's number, or undefined for an unknown code */
  redeem(code: string): Promise<string | undefined>;
}

export function createSignalCodes(db: Db, clock: SiteClock): SignalCodes {
  const wall = (): number => Math.floor(clock.wall());
  return {
    async create(memberId, orderId) {
      const [row] = await db.query('SELECT * FROM deposits WHERE id = $1 AND member_id = $2', [
        orderId,
        memberId,
      ]);
      const scheme = channelById(toText(row?.['channel_id']))?.scheme;
      if (row === undefined) throw new Refusal(6004);
      if (scheme === undefined) throw new Refusal(6007, '该渠道不使用钱包应用');
      if (row['stage'] !== 'unpaid' || toNumber(row['expires_wall']) <= wall()) {
        throw new Refusal(6012, '订单已结束或已支付', { reason: 'not-waiting' });
      }
      const code = Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
      await db.query(
        `INSERT INTO signal_codes (code, deposit_id, expires_wall) VALUES ($1, $2, $3)
         ON CONFLICT (deposit_id) DO UPDATE SET code = $1, expires_wall = $3`,
        [code, orderId, wall() + LIFE_MS],
      );
      return { orderId, code, deepLink: `${scheme}://pay?code=${code}`, expiresInMs: LIFE_MS };
    },
    async redeem(code) {
      const [row] = await db.query(
        `UPDATE deposits SET stage = 'paid', fate = 'credit', paid_site = $3
         WHERE status = 'waiting' AND stage = 'unpaid' AND expires_wall > $2
           AND id = (SELECT deposit_id FROM signal_codes WHERE code = $1 AND expires_wall > $2) RETURNING id`,
        [code, wall(), Math.floor(clock.site())],
      );
      return row && toText(row['id']);
    },
  };
}
