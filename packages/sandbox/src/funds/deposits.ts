import type { DepositOrder } from '@courtside/contract';
import { randomInt } from 'node:crypto';
import { type Db, type Row, toBig, toNumber, toText } from '../db/db.ts';
import { fromFen, toFen } from '../ledger/amount.ts';
import { CLEARING, post, walletOf } from '../ledger/ledger.ts';
import type { SiteClock } from '../time/site-clock.ts';
import { Refusal } from '../wire/refusal.ts';
import { channelById } from './channels.ts';

const PAYS_AFTER_MS = 5000;
const LIFE_MS = 15 * 60_000;
const MOST_WAITING = 5;

export interface Deposits {
  pay(
    memberId: string,
    order: { channelId: string; amount: string; key: string },
  ): Promise<DepositOrder>;
  status(memberId: string, orderId: string): Promise<DepositOrder>;
  close(memberId: string, orderId: string): Promise<DepositOrder>;
  /** Credits the orders that were paid by now. */
  settleDue(): Promise<void>;
  /** Elapsed instant at which the next order is paid. */
  nextDue(): Promise<number | undefined>;
}

export function createDeposits(db: Db, clock: SiteClock): Deposits {
  const wall = (): number => Math.floor(clock.wall());
  // Site time may stand still, so the tail counts up; it starts anywhere, for the sake of other instances.
  let tail = randomInt(100_000);

  function orderOf(row: Row): DepositOrder {
    const channel = channelById(toText(row['channel_id']));
    if (channel === undefined) throw new Refusal(6004);
    const left = Math.max(0, toNumber(row['expires_wall']) - wall());
    const waiting = row['status'] === 'waiting';
    return {
      orderId: toText(row['id']),
      channelId: channel.channelId,
      channelName: channel.name,
      kind: channel.kind,
      amount: fromFen(toBig(row['amount'])),
      status: waiting && left === 0 ? 'expired' : (row['status'] as DepositOrder['status']),
      createdAt: toNumber(row['created_site']),
      expiresInMs: waiting ? left : 0,
      payee: channel.payee.map((line) => ({ ...line })),
    };
  }

  async function find(memberId: string, orderId: string): Promise<Row> {
    const [row] = await db.query('SELECT * FROM deposits WHERE id = $1 AND member_id = $2', [
      orderId,
      memberId,
    ]);
    if (row === undefined) throw new Refusal(6004);
    return row;
  }

  const credit = (orderId: string): Promise<void> =>
    db.transaction(async (tx) => {
      const [row] = await tx.query(
        `UPDATE deposits SET status = 'success' WHERE id = $1 AND status = 'waiting' RETURNING member_id, amount`,
        [orderId],
      );
      if (row === undefined) return;
      const amount = toBig(row['amount']);
      await post(tx, { kind: 'deposit', ref: `deposit:${orderId}`, wall: wall() }, [
        [CLEARING, -amount],
        [walletOf(toText(row['member_id'])), amount],
      ]);
    });

  return {
    async pay(memberId, { channelId, amount, key }) {
      const channel = channelById(channelId);
      if (channel === undefined) throw new Refusal(6007, '支付渠道不存在');
      const fen = toFen(amount);
      if (fen < toFen(channel.min) || fen > toFen(channel.max)) {
        throw new Refusal(6007, `金额须在 ${channel.min} 至 ${channel.max} 之间`);
      }
      if (channel.decimals === 0 && fen % 100n !== 0n) throw new Refusal(6007, '金额须为整数');
      return db.transaction(async (tx) => {
        const [known] = await tx.query('SELECT * FROM deposits WHERE member_id = $1 AND key = $2', [
          memberId,
          key,
        ]);
        if (known !== undefined) {
          if (known['channel_id'] === channelId && toBig(known['amount']) === fen)
            return orderOf(known);
          throw new Refusal(6009);
        }
        const [open] = await tx.query(
          `SELECT COUNT(*)::int AS n FROM deposits WHERE member_id = $1 AND status = 'waiting' AND expires_wall > $2`,
          [memberId, wall()],
        );
        if (toNumber(open?.['n']) >= MOST_WAITING) throw new Refusal(6011, '您有未完成的充值订单');
        tail = (tail + 1) % 100_000;
        const id = `D${Math.floor(clock.site())}${String(tail).padStart(5, '0')}`;
        const [row] = await tx.query(
          `INSERT INTO deposits (id, member_id, key, channel_id, amount, status, created_site, pays_wall, expires_wall)
           VALUES ($1, $2, $3, $4, $5, 'waiting', $6, $7, $8) RETURNING *`,
          [
            id,
            memberId,
            key,
            channelId,
            fen.toString(),
            clock.site(),
            wall() + PAYS_AFTER_MS,
            wall() + LIFE_MS,
          ],
        );
        return orderOf(row ?? {});
      });
    },
    status: async (memberId, orderId) => orderOf(await find(memberId, orderId)),
    async close(memberId, orderId) {
      await find(memberId, orderId);
      await db.query(`UPDATE deposits SET status = 'closed' WHERE id = $1 AND status = 'waiting'`, [
        orderId,
      ]);
      return orderOf(await find(memberId, orderId));
    },
    async settleDue() {
      const rows = await db.query(
        `SELECT id FROM deposits WHERE status = 'waiting' AND pays_wall <= $1 AND expires_wall > pays_wall ORDER BY pays_wall`,
        [wall()],
      );
      for (const row of rows) await credit(toText(row['id']));
    },
    async nextDue() {
      const [row] = await db.query(
        `SELECT MIN(pays_wall)::text AS next FROM deposits WHERE status = 'waiting'`,
      );
      const next = row?.['next'];
      return typeof next === 'string' ? Number(next) : undefined;
    },
  };
}
