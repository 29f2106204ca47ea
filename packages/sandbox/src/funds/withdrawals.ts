import { type Db, type Queryable, type Row, toBig, toNumber, toText } from '../db/db.ts';
import type { Schemas } from '../gateway-call.ts';
import { fromFen, toFen } from '../ledger/amount.ts';
import {
  balanceOf,
  CLEARING,
  heldOf,
  HOUSE,
  openAccount,
  post,
  walletOf,
} from '../ledger/ledger.ts';
import type { SiteClock } from '../time/site-clock.ts';
import { Refusal } from '../wire/refusal.ts';
import { boundMember, cardOf, findCard } from './cards.ts';
import { fateOf } from './fate.ts';
import { orderNumbers } from './order-number.ts';
import { coinPaidOut, rateText, usdtRate } from './rates.ts';
import { refusingDebts } from './refused-amount.ts';
import { turnoverOf, turnoverParts } from './turnover.ts';
import { dayLeft, wayOf } from './withdrawal-ways.ts';
import { passWithdrawalPassword, type WithdrawalPasswords } from './withdrawal-password.ts';

type Kind = Schemas['CardKind'];
type WithdrawalOrder = Schemas['WithdrawalOrder'];
type WithdrawalInfo = Schemas['WithdrawalInfo'];
type Status = WithdrawalOrder['status'];
type UsdtInfo = WithdrawalInfo & { rate: string; rateExpiresInMs: number; arrives: string | null };

/** Time for which a withdrawal stays in a state before it moves on automatically. */
const STAYS_MS: Readonly<Record<Status, number>> = {
  submitted: 2000,
  reviewing: 4000,
  paying: 4000,
  paid: 0,
  rejected: 0,
  cancelled: 0,
};

/** Texts for withdrawals that were not paid. */
const REASONS: Partial<Record<Status, string>> = {
  rejected: '审核未通过，款项已退回',
  cancelled: '收款渠道暂停，平台已取消，款项已退回',
};
const OPEN = `status IN ('submitted', 'reviewing', 'paying')`;

export interface WithdrawalRequest {
  readonly key: string;
  readonly cardId: string;
  readonly amount: string;
  /** The arriving amount shown to the member. */
  readonly arrives?: string;
  /** Left out when the site requires none. */
  readonly password?: string;
}

/** A withdrawal by its number, by its idempotency key, or the newest. */
export interface WithdrawalAsked {
  readonly orderId?: string;
  readonly key?: string;
}

export interface Withdrawals {
  info(memberId: string, kind: Kind): Promise<WithdrawalInfo>;
  usdtInfo(memberId: string, amount?: string): Promise<UsdtInfo>;
  open(memberId: string, request: WithdrawalRequest): Promise<WithdrawalOrder>;
  order(memberId: string, asked?: WithdrawalAsked): Promise<WithdrawalOrder>;
  /** Moves due withdrawals on. */
  moveDue(): Promise<void>;
  /** Elapsed instant at which the next one moves. */
  nextDue(): Promise<number | undefined>;
}

export interface WithdrawalParts {
  readonly db: Db;
  readonly clock: SiteClock;
  /** Seed of the rates. */
  readonly seed: number;
  readonly passwords: WithdrawalPasswords;
  /** Whether a withdrawal requires the withdrawal password. */
  readonly asksPassword: boolean;
}

/** Next state of a withdrawal, by the rule of `fateOf`: review rejects one, the house cancels one before it pays. */
function nextStatus(status: Status, fen: bigint): Status {
  if (status === 'submitted') return 'reviewing';
  if (status === 'paying') return fateOf(fen) === 'expire' ? 'cancelled' : 'paid';
  return fateOf(fen) === 'fail' ? 'rejected' : 'paying';
}

async function orderOf(tx: Queryable, row: Row): Promise<WithdrawalOrder> {
  const [card] = await tx.query('SELECT * FROM cards WHERE id = $1', [row['card_id']]);
  const { name, number } = cardOf(card ?? {});
  const status = row['status'] as Status;
  const kind = row['kind'] as Kind;
  return {
    orderId: toText(row['id']),
    kind,
    card: `${name} ${number}`,
    amount: fromFen(toBig(row['amount'])),
    fee: fromFen(toBig(row['fee'])),
    arrives: fromFen(toBig(row['arrives'])),
    arrivesCurrency: kind === 'virtual' ? 'USDT' : 'CNY',
    status,
    reason: REASONS[status] ?? '',
    createdAt: toNumber(row['created_site']),
    steps: JSON.parse(toText(row['steps'])) as WithdrawalOrder['steps'],
  };
}

export function createWithdrawals({
  db,
  clock,
  seed,
  passwords,
  asksPassword,
}: WithdrawalParts): Withdrawals {
  const wall = (): number => Math.floor(clock.wall());
  const site = (): number => Math.floor(clock.site());
  const newNumber = orderNumbers(clock);

  /** Arriving amount of a withdrawal: fen, or hundredths of a USDT. */
  const arrivesOf = (kind: Kind, fen: bigint): bigint =>
    kind === 'virtual' ? coinPaidOut(fen, usdtRate(clock, seed).withdrawal) : fen;

  async function info(memberId: string, kind: Kind): Promise<WithdrawalInfo> {
    const way = wayOf(kind);
    const day = await dayLeft(db, memberId, way, site());
    const turnover = await turnoverOf(db, memberId);
    return {
      kind,
      available: fromFen(await balanceOf(db, walletOf(memberId))),
      turnoverRequired: fromFen(turnover.required),
      turnoverDone: fromFen(turnover.done),
      turnoverLeft: fromFen(turnover.left),
      fee: fromFen(day.fee),
      freeTimesLeft: day.freeTimes,
      timesLeft: day.times,
      amountLeft: fromFen(day.amount),
      min: way.min,
      max: way.max,
      passwordSet: await passwords.has(memberId),
      passwordLockedMs: await passwords.lockedMs(memberId),
      turnoverParts: turnover.left > 0n ? await turnoverParts(db, memberId) : [],
    };
  }

  async function find(tx: Queryable, memberId: string, key: string): Promise<Row | undefined> {
    const [row] = await tx.query('SELECT * FROM withdrawals WHERE member_id = $1 AND key = $2', [
      memberId,
      key,
    ]);
    return row;
  }

  /** Fee of the amount. @throws Refusal 6007, 6012 when the rules do not allow the withdrawal */
  async function allowedFee(
    tx: Queryable,
    memberId: string,
    kind: Kind,
    fen: bigint,
  ): Promise<bigint> {
    const way = wayOf(kind);
    if (fen < toFen(way.min) || fen > toFen(way.max)) {
      throw new Refusal(6007, `金额须在 ${way.min} 至 ${way.max} 之间`);
    }
    if (way.decimals === 0 && fen % 100n !== 0n) throw new Refusal(6007, '金额须为整数');
    const { left } = await turnoverOf(tx, memberId);
    if (left > 0n) {
      throw new Refusal(6012, `还需完成有效流水 ${fromFen(left)}`, {
        reason: 'turnover',
        turnoverLeft: fromFen(left),
      });
    }
    const day = await dayLeft(tx, memberId, way, site());
    if (day.times === 0) {
      throw new Refusal(6012, '今日取款次数已用完', { reason: 'day-times', timesLeft: 0 });
    }
    if (fen > day.amount) {
      throw new Refusal(6012, `今日还可取款 ${fromFen(day.amount)}`, {
        reason: 'day-amount',
        amountLeft: fromFen(day.amount),
      });
    }
    return day.fee;
  }

  const move = (id: string): Promise<void> =>
    db.transaction(async (tx) => {
      const [row] = await tx.query(
        `SELECT * FROM withdrawals WHERE id = $1 AND ${OPEN} AND next_wall <= $2`,
        [id, wall()],
      );
      if (row === undefined) return;
      const memberId = toText(row['member_id']);
      const [amount, fee] = [toBig(row['amount']), toBig(row['fee'])];
      const status = nextStatus(row['status'] as Status, amount);
      const steps = [
        ...(JSON.parse(toText(row['steps'])) as WithdrawalOrder['steps']),
        { status, at: site() },
      ];
      await tx.query(
        'UPDATE withdrawals SET status = $2, next_wall = $3, steps = $4 WHERE id = $1',
        [id, status, wall() + STAYS_MS[status], JSON.stringify(steps)],
      );
      const at = { wall: wall(), site: site() };
      if (status === 'paid') {
        await post(tx, { kind: 'withdraw-paid', ref: `withdraw-paid:${id}`, ...at }, [
          [heldOf(memberId), -amount],
          [HOUSE, fee],
          [CLEARING, amount - fee],
        ]);
      }
      if (status === 'rejected' || status === 'cancelled') {
        await post(tx, { kind: 'withdraw-return', ref: `withdraw-return:${id}`, ...at }, [
          [heldOf(memberId), -amount],
          [walletOf(memberId), amount],
        ]);
      }
    });

  return {
    info,
    async usdtInfo(memberId, amount) {
      const rate = usdtRate(clock, seed);
      const told = await info(memberId, 'virtual');
      const net = amount === undefined ? 0n : toFen(amount) - toFen(told.fee);
      return {
        ...told,
        rate: rateText(rate.withdrawal),
        rateExpiresInMs: rate.expiresInMs,
        arrives: amount === undefined ? null : fromFen(net > 0n ? arrivesOf('virtual', net) : 0n),
      };
    },
    async open(memberId, { key, cardId, amount, arrives: told, password }) {
      const fen = toFen(amount);
      const knownBy = async (tx: Queryable): Promise<WithdrawalOrder | null> => {
        const known = await find(tx, memberId, key);
        if (known === undefined) return null;
        if (known['card_id'] !== cardId || toBig(known['amount']) !== fen) throw new Refusal(6009);
        return orderOf(tx, known);
      };
      // A repeated request is the same withdrawal, even if a new one would be refused by now.
      const before = await knownBy(db);
      if (before) return before;
      await boundMember(db, memberId);
      if (asksPassword) {
        if (password === undefined) throw new Refusal(6111);
        await passWithdrawalPassword(passwords, memberId, password);
      }
      const opened = db.transaction(async (tx) => {
        const known = await knownBy(tx);
        if (known) return known;
        const kind = (await findCard(tx, memberId, cardId))['kind'] as Kind;
        const fee = await allowedFee(tx, memberId, kind, fen);
        const arrives = arrivesOf(kind, fen - fee);
        if (told !== undefined && toFen(told) !== arrives) {
          throw new Refusal(6012, '手续费或汇率已变化，请核对后重新提交', {
            ...{ reason: 'terms-changed', fee: fromFen(fee), arrives: fromFen(arrives) },
          });
        }
        const id = newNumber('W');
        await openAccount(tx, heldOf(memberId), 'held');
        await post(tx, { kind: 'withdraw', ref: `withdraw:${id}`, wall: wall(), site: site() }, [
          [walletOf(memberId), -fen],
          [heldOf(memberId), fen],
        ]);
        const [row] = await tx.query(
          `INSERT INTO withdrawals (id, member_id, key, card_id, kind, amount, fee, arrives, status, next_wall,
             created_site, steps) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'submitted', $9, $10, $11) RETURNING *`,
          [
            id,
            memberId,
            key,
            cardId,
            kind,
            fen.toString(),
            fee.toString(),
            arrives.toString(),
            wall() + STAYS_MS.submitted,
            site(),
            JSON.stringify([{ status: 'submitted', at: site() }]),
          ],
        );
        return orderOf(tx, row ?? {});
      });
      return refusingDebts(opened);
    },
    async order(memberId, { orderId, key } = {}) {
      const [row] = await db.query(
        `SELECT * FROM withdrawals WHERE member_id = $1 AND ($2::text IS NULL OR id = $2)
           AND ($3::text IS NULL OR key = $3) ORDER BY number DESC LIMIT 1`,
        [memberId, orderId ?? null, key ?? null],
      );
      if (row === undefined) throw new Refusal(6004);
      return orderOf(db, row);
    },
    async moveDue() {
      const rows = await db.query(
        `SELECT id FROM withdrawals WHERE ${OPEN} AND next_wall <= $1 ORDER BY next_wall, number`,
        [wall()],
      );
      for (const row of rows) await move(toText(row['id']));
    },
    async nextDue() {
      const [row] = await db.query(
        `SELECT MIN(next_wall)::text AS next FROM withdrawals WHERE ${OPEN}`,
      );
      const next = row?.['next'];
      return typeof next === 'string' ? Number(next) : undefined;
    },
  };
}
