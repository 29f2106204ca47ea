import type { DepositOrder } from '@courtside/contract';
import { type Db, type Queryable, type Row, toBig, toNumber, toText } from '../db/db.ts';
import { toFen } from '../ledger/amount.ts';
import { CLEARING, HOUSE, post, walletOf } from '../ledger/ledger.ts';
import type { SiteClock } from '../time/site-clock.ts';
import { Refusal } from '../wire/refusal.ts';
import { type Channel, channelById } from './channels.ts';
import { depositOrder } from './deposit-row.ts';
import { fateOf } from './fate.ts';
import { orderNumbers } from './order-number.ts';
import { coinToPay, usdtRate } from './rates.ts';
import { requireTurnover } from './turnover.ts';

const PAID_AFTER_MS = 3000;
const CREDITED_AFTER_MS = 5000;
const LIFE_MS = 15 * 60_000;
const MOST_WAITING = 5;

export interface DepositRequest {
  readonly channelId: string;
  readonly amount: string;
  readonly key: string;
  readonly payerName?: string;
}

export interface Deposits {
  pay(memberId: string, order: DepositRequest): Promise<DepositOrder>;
  status(memberId: string, orderId: string): Promise<DepositOrder>;
  close(memberId: string, orderId: string): Promise<DepositOrder>;
  /** Moves the orders on that are due: paid, failed, credited, expired. */
  settleDue(): Promise<void>;
  /** Elapsed instant at which the next order moves. */
  nextDue(): Promise<number | undefined>;
}

const bonusOf = (channel: Channel, fen: bigint): bigint =>
  (fen * toFen(channel.bonusPercent ?? '0')) / 10_000n;

/** @throws Refusal 6007 */
function checkedFen(channel: Channel, amount: string): bigint {
  const fen = toFen(amount);
  if (fen < toFen(channel.min) || fen > toFen(channel.max)) {
    throw new Refusal(6007, `金额须在 ${channel.min} 至 ${channel.max} 之间`);
  }
  if (channel.decimals === 0 && fen % 100n !== 0n) throw new Refusal(6007, '金额须为整数');
  return fen;
}

/** @param seed of the rates */
export function createDeposits(db: Db, clock: SiteClock, seed: number): Deposits {
  const wall = (): number => Math.floor(clock.wall());
  const newNumber = orderNumbers(clock);

  async function find(memberId: string, orderId: string): Promise<Row> {
    const [row] = await db.query('SELECT * FROM deposits WHERE id = $1 AND member_id = $2', [
      orderId,
      memberId,
    ]);
    if (row === undefined) throw new Refusal(6004);
    return row;
  }

  async function insert(
    tx: Queryable,
    memberId: string,
    order: DepositRequest,
    channel: Channel,
    fen: bigint,
  ): Promise<Row> {
    const rate = channel.currency === undefined ? null : usdtRate(clock, seed).deposit;
    const [row] = await tx.query(
      `INSERT INTO deposits (id, member_id, key, channel_id, amount, status, stage, fate, created_site, paid_wall,
         pays_wall, expires_wall, bonus, rate, coin, payer)
       VALUES ($1, $2, $3, $4, $5, 'waiting', 'unpaid', $6, $7, $8, $9, $10, $11, $12, $13, $14) RETURNING *`,
      [
        newNumber('D'),
        memberId,
        order.key,
        channel.channelId,
        fen.toString(),
        fateOf(fen),
        clock.site(),
        wall() + PAID_AFTER_MS,
        wall() + CREDITED_AFTER_MS,
        wall() + LIFE_MS,
        bonusOf(channel, fen).toString(),
        rate === null ? null : rate.toString(),
        rate === null ? null : coinToPay(fen, rate).toString(),
        order.payerName?.trim() ?? null,
      ],
    );
    return row ?? {};
  }

  const credit = (orderId: string): Promise<void> =>
    db.transaction(async (tx) => {
      const [row] = await tx.query(
        `UPDATE deposits SET status = 'success', stage = 'credited' WHERE id = $1 AND stage = 'paid'
         RETURNING member_id, amount, bonus`,
        [orderId],
      );
      if (row === undefined) return;
      const memberId = toText(row['member_id']);
      const [amount, bonus] = [toBig(row['amount']), toBig(row['bonus'])];
      const at = { wall: wall(), site: clock.site() };
      await post(tx, { kind: 'deposit', ref: `deposit:${orderId}`, ...at }, [
        [CLEARING, -amount],
        [walletOf(memberId), amount],
      ]);
      await post(tx, { kind: 'bonus', ref: `bonus:${orderId}`, ...at }, [
        [HOUSE, -bonus],
        [walletOf(memberId), bonus],
      ]);
      await requireTurnover(tx, memberId, amount + bonus);
    });

  return {
    async pay(memberId, order) {
      const channel = channelById(order.channelId);
      if (channel === undefined) throw new Refusal(6007, '支付渠道不存在');
      const fen = checkedFen(channel, order.amount);
      return db.transaction(async (tx) => {
        const [known] = await tx.query('SELECT * FROM deposits WHERE member_id = $1 AND key = $2', [
          memberId,
          order.key,
        ]);
        if (known !== undefined) {
          if (known['channel_id'] === order.channelId && toBig(known['amount']) === fen)
            return depositOrder(known, wall());
          throw new Refusal(6009);
        }
        const [open] = await tx.query(
          `SELECT COUNT(*)::int AS n FROM deposits WHERE member_id = $1 AND status = 'waiting' AND expires_wall > $2`,
          [memberId, wall()],
        );
        if (toNumber(open?.['n']) >= MOST_WAITING) throw new Refusal(6011, '您有未完成的充值订单');
        return depositOrder(await insert(tx, memberId, order, channel, fen), wall());
      });
    },
    status: async (memberId, orderId) => depositOrder(await find(memberId, orderId), wall()),
    async close(memberId, orderId) {
      await find(memberId, orderId);
      await db.query(
        `UPDATE deposits SET status = 'closed', stage = 'closed' WHERE id = $1 AND stage = 'unpaid' AND expires_wall > $2`,
        [orderId, wall()],
      );
      return depositOrder(await find(memberId, orderId), wall());
    },
    async settleDue() {
      // Each of these is one statement: an order that another instance moved is not found again.
      await db.query(
        `UPDATE deposits SET stage = CASE fate WHEN 'fail' THEN 'failed' ELSE 'paid' END,
           status = CASE fate WHEN 'fail' THEN 'closed' ELSE status END
         WHERE status = 'waiting' AND stage = 'unpaid' AND fate <> 'expire' AND paid_wall <= $1`,
        [wall()],
      );
      await db.query(
        `UPDATE deposits SET stage = 'expired', status = 'expired'
         WHERE status = 'waiting' AND stage = 'unpaid' AND expires_wall <= $1`,
        [wall()],
      );
      const rows = await db.query(
        `SELECT id FROM deposits WHERE status = 'waiting' AND stage = 'paid' AND pays_wall <= $1 ORDER BY pays_wall`,
        [wall()],
      );
      for (const row of rows) await credit(toText(row['id']));
    },
    async nextDue() {
      const [row] = await db.query(
        `SELECT MIN(CASE WHEN stage = 'paid' THEN pays_wall WHEN fate = 'expire' THEN expires_wall
           ELSE paid_wall END)::text AS next FROM deposits WHERE status = 'waiting'`,
      );
      const next = row?.['next'];
      return typeof next === 'string' ? Number(next) : undefined;
    },
  };
}
