import { randomInt } from 'node:crypto';
import type { DepositChannel, DepositOrder } from '@courtside/contract';
import { memberById } from '../access/members.ts';
import { type Db, type Queryable, type Row, toBig, toNumber, toText } from '../db/db.ts';
import { toFen } from '../ledger/amount.ts';
import { CLEARING, HOUSE, post, walletOf } from '../ledger/ledger.ts';
import type { Play } from '../play/play.ts';
import type { SiteClock } from '../time/site-clock.ts';
import { Refusal } from '../wire/refusal.ts';
import { type Channel, channelById, channels } from './channels.ts';
import { knownPayer } from './customer-info.ts';
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
  /** False declines the bonus. */
  readonly bonus?: boolean;
}

export interface Deposits {
  pay(memberId: string, order: DepositRequest): Promise<DepositOrder>;
  /** @throws Refusal 6004 */
  status(
    memberId: string,
    by: { readonly orderId?: string; readonly key?: string },
  ): Promise<DepositOrder>;
  /** The undecided orders, newest first. */
  waiting(memberId: string): Promise<DepositOrder[]>;
  /** The channels with their terms for the member. */
  offered(memberId: string): Promise<DepositChannel[]>;
  /** Stores a payment slip of an order. @throws Refusal 6004 */
  addSlip(memberId: string, orderId: string, imageId: string): Promise<void>;
  /** @throws Refusal 6004 */
  mustOwn(memberId: string, orderId: string): Promise<void>;
  close(memberId: string, orderId: string): Promise<DepositOrder>;
  /** Moves due orders on: paid, failed, credited, expired. */
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

/** @throws Refusal 6015 without a phone, 6449 without a name, 6012 without a card */
async function checkNeeds(tx: Queryable, memberId: string, { needs = [] }: Channel): Promise<void> {
  if (needs.length === 0) return;
  const member = await memberById(tx, memberId);
  if (needs.includes('phone') && member?.phone === null) throw new Refusal(6015);
  if (needs.includes('name') && member?.realName === null) throw new Refusal(6449);
  if (!needs.includes('card')) return;
  const [card] = await tx.query(
    `SELECT id FROM cards WHERE member_id = $1 AND kind = 'bank' AND NOT removed LIMIT 1`,
    [memberId],
  );
  if (card === undefined) throw new Refusal(6012, '请先绑定银行卡', { reason: 'no-card' });
}

/** The amount less a few cents, so that it is unique among the channel's waiting orders. */
async function tellApart(tx: Queryable, channel: Channel, fen: bigint): Promise<bigint> {
  const rows = await tx.query(
    `SELECT amount FROM deposits WHERE channel_id = $1 AND status = 'waiting' AND amount < $2 AND amount > $2 - 100`,
    [channel.channelId, fen.toString()],
  );
  const taken = new Set(rows.map((row) => toBig(row['amount'])));
  const free = Array.from({ length: 99 }, (_, i) => fen - BigInt(i + 1)).filter(
    (each) => !taken.has(each),
  );
  const chosen = free[randomInt(Math.max(1, free.length))];
  if (chosen === undefined) throw new Refusal(6011, '该金额暂不可用，请换一个金额');
  return chosen;
}

/** @param seed of the rates */
export function createDeposits(db: Db, clock: SiteClock, seed: number, play: Play): Deposits {
  const wall = (): number => Math.floor(clock.wall());
  const siteNow = (): number => Math.floor(clock.site());
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
    { fen, site }: { readonly fen: bigint; readonly site: number },
  ): Promise<Row> {
    const rate = channel.currency === undefined ? null : usdtRate(clock, seed).deposit;
    const [row] = await tx.query(
      `INSERT INTO deposits (id, member_id, key, channel_id, amount, status, stage, fate, created_site, paid_wall,
         pays_wall, expires_wall, bonus, rate, coin, payer, asked)
       VALUES ($1, $2, $3, $4, $5, 'waiting', 'unpaid', $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) RETURNING *`,
      [
        newNumber('D'),
        memberId,
        order.key,
        channel.channelId,
        (channel.uniqueCents === true ? await tellApart(tx, channel, fen) : fen).toString(),
        fateOf(fen),
        site,
        wall() + PAID_AFTER_MS,
        wall() + CREDITED_AFTER_MS,
        wall() + LIFE_MS,
        play.market().policy.bonuses && order.bonus !== false
          ? bonusOf(channel, fen).toString()
          : '0',
        rate === null ? null : rate.toString(),
        rate === null ? null : coinToPay(fen, rate).toString(),
        order.payerName?.trim() ?? (await knownPayer(tx, memberId, channel)),
        fen.toString(),
      ],
    );
    return row ?? {};
  }

  const credit = (orderId: string): Promise<void> =>
    db.transaction(async (tx) => {
      const [row] = await tx.query(
        `UPDATE deposits SET status = 'success', stage = 'credited', ended_site = $2
         WHERE id = $1 AND stage = 'paid' RETURNING member_id, channel_id, amount, bonus`,
        [orderId, siteNow()],
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
      const name = channelById(toText(row['channel_id']))?.name ?? '';
      await requireTurnover(tx, memberId, amount, `${name}存款`);
      if (bonus > 0n) await requireTurnover(tx, memberId, bonus, `${name}加赠`);
    });

  return {
    async pay(memberId, order) {
      return db.transaction(async (tx) => {
        // A repeated request is the same deposit, even if a new one would be refused by now.
        const [known] = await tx.query('SELECT * FROM deposits WHERE member_id = $1 AND key = $2', [
          memberId,
          order.key,
        ]);
        if (known !== undefined) {
          if (
            known['channel_id'] === order.channelId &&
            toBig(known['asked'] ?? known['amount']) === toFen(order.amount)
          )
            return depositOrder(known, wall());
          throw new Refusal(6009);
        }
        const channel = channelById(order.channelId);
        if (channel === undefined) throw new Refusal(6007, '支付渠道不存在');
        const fen = checkedFen(channel, order.amount);
        const [open] = await tx.query(
          `SELECT COUNT(*)::int AS n FROM deposits WHERE member_id = $1 AND status = 'waiting' AND expires_wall > $2`,
          [memberId, wall()],
        );
        if (toNumber(open?.['n']) >= MOST_WAITING) throw new Refusal(6011, '您有未完成的存款订单');
        await checkNeeds(tx, memberId, channel);
        const site = clock.site();
        await play.mayDeposit(tx, memberId, fen, site);
        return depositOrder(await insert(tx, memberId, order, channel, { fen, site }), wall());
      });
    },
    async status(memberId, { orderId, key }) {
      if (orderId !== undefined) return depositOrder(await find(memberId, orderId), wall());
      const [row] = await db.query('SELECT * FROM deposits WHERE member_id = $1 AND key = $2', [
        memberId,
        key ?? '',
      ]);
      if (row === undefined) throw new Refusal(6004);
      return depositOrder(row, wall());
    },
    async waiting(memberId) {
      const rows = await db.query(
        `SELECT * FROM deposits WHERE member_id = $1 AND status = 'waiting' AND (stage = 'paid' OR expires_wall > $2)
         ORDER BY created_site DESC, id DESC`,
        [memberId, wall()],
      );
      return rows.map((row) => depositOrder(row, wall()));
    },
    async offered(memberId) {
      const [row] = await db.query(
        'SELECT channel_id FROM deposits WHERE member_id = $1 ORDER BY created_site DESC, id DESC LIMIT 1',
        [memberId],
      );
      const last = row && toText(row['channel_id']);
      const { bonuses } = play.market().policy;
      return channels().map(({ bonusPercent, ...channel }) => ({
        ...channel,
        ...(bonusPercent !== undefined && bonuses && { bonusPercent }),
        ...(channel.channelId === last && { lastUsed: true }),
      }));
    },
    async mustOwn(memberId, orderId) {
      await find(memberId, orderId);
    },
    async addSlip(memberId, orderId, imageId) {
      await find(memberId, orderId);
      await db.transaction(async (tx) => {
        await tx.query('INSERT INTO deposit_slips (image_id, deposit_id) VALUES ($1, $2)', [
          imageId,
          orderId,
        ]);
        await tx.query('UPDATE deposits SET slips = slips + 1 WHERE id = $1', [orderId]);
      });
    },
    async close(memberId, orderId) {
      await find(memberId, orderId);
      await db.query(
        `UPDATE deposits SET status = 'closed', stage = 'closed', ended_site = $3
         WHERE id = $1 AND stage = 'unpaid' AND expires_wall > $2`,
        [orderId, wall(), siteNow()],
      );
      return depositOrder(await find(memberId, orderId), wall());
    },
    async settleDue() {
      // Each of these is one statement, so an order that another instance moved is not found again.
      await db.query(
        `UPDATE deposits SET stage = CASE fate WHEN 'fail' THEN 'failed' ELSE 'paid' END,
           status = CASE fate WHEN 'fail' THEN 'closed' ELSE status END,
           paid_site = CASE fate WHEN 'fail' THEN NULL ELSE $2::bigint END,
           ended_site = CASE fate WHEN 'fail' THEN $2::bigint END
         WHERE status = 'waiting' AND stage = 'unpaid' AND fate <> 'expire' AND paid_wall <= $1`,
        [wall(), siteNow()],
      );
      await db.query(
        `UPDATE deposits SET stage = 'expired', status = 'expired', ended_site = $2
         WHERE status = 'waiting' AND stage = 'unpaid' AND expires_wall <= $1`,
        [wall(), siteNow()],
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
