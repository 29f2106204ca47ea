import { bettingDay, bettingDayStart } from '@courtside/contract';
import {
  dailyLimit,
  type DuplicateRule,
  isDuplicate,
  type PayoutCategory,
  payoutCategory,
  strictestCategory,
} from '@courtside/betslip';
import type { BetPick, BetRefusal, BetSport, BetWtype } from '@courtside/contract';
import { toMinor } from '@courtside/money';
import { type Queryable, toBig } from '../db/db.ts';
import { rateText, usdtRate } from '../funds/rates.ts';
import { CURRENCY, toFen } from '../ledger/amount.ts';
import type { SiteClock } from '../time/site-clock.ts';
import { ticketsWhere } from './ticket-row.ts';

/** What a member may have open at once, decimal text in the site's currency. */
export interface BetLimits {
  /** How alike a bet must be to an open one to be refused; `off` takes all. */
  readonly duplicates: DuplicateRule | 'off';
  /** Stakes on one pick of a market, series that hold it included. */
  readonly selection: string;
  /** Stakes on one match. */
  readonly match: string;
  /** Stakes in all. */
  readonly member: string;
}

export const BET_LIMITS: BetLimits = {
  duplicates: 'pick',
  selection: '100000.00',
  match: '200000.00',
  member: '1000000.00',
};

/** Limits that a door may change while the gateway runs. */
export interface LimitsNow {
  readonly now: BetLimits;
  /** What is left out is as `BET_LIMITS`. */
  set(limits: Partial<BetLimits>): BetLimits;
}

export function betLimits(first: Partial<BetLimits> = {}): LimitsNow {
  let now: BetLimits = { ...BET_LIMITS, ...first };
  return {
    get now() {
      return now;
    },
    set: (limits) => (now = { ...BET_LIMITS, ...limits }),
  };
}

export interface LimitedBet {
  readonly combination: string;
  readonly lines: number;
  /** Of all lines, fen. */
  readonly stake: bigint;
  /** The most that it may pay, stake included, fen. */
  readonly most: bigint;
  /** The least stake of a line, fen. */
  readonly unitMin: bigint;
  /** The market's own limit of the stake, fen. */
  readonly marketMax: bigint;
  readonly legs: readonly {
    readonly gidm: string;
    readonly gtype: BetSport;
    /** Of `OP`. */
    readonly discipline?: string | undefined;
    readonly wtype: BetWtype;
    readonly pick: BetPick;
  }[];
}

export interface LimitRefusal {
  readonly reason: BetRefusal;
  /** The highest stake possible now, of each line, fen; null where no stake is. */
  readonly maxStake: bigint | null;
}

/** The row of the table of payouts that a ticket counts in. */
export const categoryOf = (
  legs: readonly Pick<LimitedBet['legs'][number], 'gtype' | 'discipline'>[],
): PayoutCategory =>
  strictestCategory(legs.map(({ gtype, discipline }) => payoutCategory(gtype, discipline)));

const OPEN = `status IN ('delay', 'unsettled')`;

async function sum(tx: Queryable, sql: string, params: readonly unknown[]): Promise<bigint> {
  const [row] = await tx.query(`SELECT COALESCE(SUM(${sql}`, params);
  return toBig(row?.['sum'] ?? 0);
}

/** Stakes that run on what a leg is on; `also` narrows a match to one pick. */
const runningOn = (
  tx: Queryable,
  memberId: string,
  gidm: string,
  also: { readonly wtype: string; readonly pick: string } | null,
): Promise<bigint> =>
  sum(
    tx,
    `stake - cashed), 0)::text AS sum FROM bets WHERE member_id = $1 AND ${OPEN} AND EXISTS
       (SELECT 1 FROM bet_legs l WHERE l.bet_id = bets.id AND l.gidm = $2
        ${also === null ? '' : 'AND l.wtype = $3 AND l.pick = $4'})`,
    also === null ? [memberId, gidm] : [memberId, gidm, also.wtype, also.pick],
  );

async function repeats(
  tx: Queryable,
  memberId: string,
  { legs, combination }: LimitedBet,
  rule: DuplicateRule,
): Promise<boolean> {
  const open = await ticketsWhere(
    tx,
    `WHERE member_id = $1 AND ${OPEN} AND combination = $2
       AND EXISTS (SELECT 1 FROM bet_legs l WHERE l.bet_id = bets.id AND l.gidm = $3)`,
    [memberId, combination, legs[0]?.gidm ?? ''],
  );
  return open.some(
    (other) =>
      other.legs.length === legs.length &&
      legs.every((leg) => other.legs.some((its) => isDuplicate(leg, its, rule))),
  );
}

/**
 * Holds a bet against what the member has open and was paid today. To be called in the transaction that takes it, with
 * the member's row locked.
 *
 * @returns null when it may be taken
 */
export async function limitRefusal(
  tx: Queryable,
  memberId: string,
  bet: LimitedBet,
  { clock, seed, limits: rules }: { clock: SiteClock; seed: number; limits: LimitsNow },
): Promise<LimitRefusal | null> {
  const limits = rules.now;
  if (limits.duplicates !== 'off' && (await repeats(tx, memberId, bet, limits.duplicates))) {
    return { reason: 'duplicate', maxStake: null };
  }
  const left: [reason: BetRefusal, fen: bigint][] = [];
  for (const leg of bet.legs) {
    const [selection, match] = [
      await runningOn(tx, memberId, leg.gidm, leg),
      await runningOn(tx, memberId, leg.gidm, null),
    ];
    left.push(['limit-selection', toFen(limits.selection) - selection]);
    left.push(['limit-match', toFen(limits.match) - match]);
  }
  const all = await sum(
    tx,
    `stake - cashed), 0)::text AS sum FROM bets WHERE member_id = $1 AND ${OPEN}`,
    [memberId],
  );
  left.push(['limit-member', toFen(limits.member) - all]);
  const payout = await payoutLeft(tx, memberId, bet, clock, seed);
  // As high a stake as keeps its return within what is left of the day.
  left.push(['limit-payout', (payout * bet.stake) / bet.most]);
  const broken = left.find(([, fen]) => fen < bet.stake);
  if (broken === undefined) return null;
  const most = left.reduce((least, [, fen]) => (fen < least ? fen : least), bet.marketMax);
  const unit = most / BigInt(bet.lines);
  // What is left below the least stake is no stake.
  return { reason: broken[0], maxStake: unit < bet.unitMin ? 0n : unit };
}

/** What the member may still be paid in the betting day of now, in the category of the bet. */
async function payoutLeft(
  tx: Queryable,
  memberId: string,
  bet: LimitedBet,
  clock: SiteClock,
  seed: number,
): Promise<bigint> {
  const category = categoryOf(bet.legs);
  const limit = toMinor(dailyLimit(category, CURRENCY, rateText(usdtRate(clock, seed).deposit)));
  const paid = await sum(
    tx,
    `CASE WHEN ${OPEN} THEN stake + max_win ELSE payout END), 0)::text AS sum FROM bets
       WHERE member_id = $1 AND category = $2 AND (${OPEN} OR (status = 'settled' AND settled_site >= $3))`,
    [memberId, category, bettingDayStart(bettingDay(clock.site()))],
  );
  return limit > paid ? limit - paid : 0n;
}
