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

/** Limits of a member's open bets, decimal text in the site's currency. */
export interface BetLimits {
  /** Required likeness to an open bet for a refusal; `off` accepts all bets. */
  readonly duplicates: DuplicateRule | 'off';
  /** Stakes on one pick of a market, including series with it. */
  readonly selection: string;
  /** Stakes on one match. */
  readonly match: string;
  /** Stakes in total. */
  readonly member: string;
}

export const BET_LIMITS: BetLimits = {
  duplicates: 'pick',
  selection: '100000.00',
  match: '200000.00',
  member: '1000000.00',
};

/** Limits that a test call may change while the gateway runs. */
export interface LimitsNow {
  readonly now: BetLimits;
  /** Missing limits are those of `BET_LIMITS`. */
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
  /** Of all lines, in fen. */
  readonly stake: bigint;
  /** The maximum payout, stake included, in fen. */
  readonly most: bigint;
  /** The minimum stake of a line, in fen. */
  readonly unitMin: bigint;
  /** The market's own limit of the stake, in fen. */
  readonly marketMax: bigint;
  readonly legs: readonly {
    readonly gidm: string;
    readonly gtype: BetSport;
    /** For `OP`. */
    readonly discipline?: string | undefined;
    readonly wtype: BetWtype;
    readonly pick: BetPick;
  }[];
}

export interface LimitRefusal {
  readonly reason: BetRefusal;
  /** The highest possible stake of each line now, in fen; null when none is possible. */
  readonly maxStake: bigint | null;
}

/** The category of payout limits for a ticket. */
export const categoryOf = (
  legs: readonly Pick<LimitedBet['legs'][number], 'gtype' | 'discipline'>[],
): PayoutCategory =>
  strictestCategory(legs.map(({ gtype, discipline }) => payoutCategory(gtype, discipline)));

const OPEN = `status IN ('delay', 'unsettled')`;

async function sum(tx: Queryable, sql: string, params: readonly unknown[]): Promise<bigint> {
  const [row] = await tx.query(`SELECT COALESCE(SUM(${sql}`, params);
  return toBig(row?.['sum'] ?? 0);
}

/** Returns a function that sums the member's open stakes on a leg's match, or on its pick alone, in fen. */
async function runningOn(tx: Queryable, memberId: string, legs: LimitedBet['legs']) {
  const rows = await tx.query(
    `SELECT bets.id, stake - cashed AS stake, l.gidm, l.wtype, l.pick FROM bets
     JOIN bet_legs l ON l.bet_id = bets.id WHERE member_id = $1 AND ${OPEN} AND l.gidm = ANY($2::text[])`,
    [memberId, legs.map(({ gidm }) => gidm)],
  );
  return ({ gidm, wtype, pick }: LimitedBet['legs'][number], of: 'match' | 'pick'): bigint => {
    const same = rows.filter(
      (row) =>
        row['gidm'] === gidm &&
        (of === 'match' || (row['wtype'] === wtype && row['pick'] === pick)),
    );
    // A bet counts once, however many of its legs are on the match.
    const stakes = new Map(same.map((row) => [row['id'], toBig(row['stake'])]));
    return [...stakes.values()].reduce((total, stake) => total + stake, 0n);
  };
}

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
 * Checks a bet against the member's open bets and today's payouts. It must be called in the transaction that accepts
 * the bet, with the member's row locked.
 *
 * @returns null when it may be accepted
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
  const running = await runningOn(tx, memberId, bet.legs);
  for (const leg of bet.legs) {
    left.push(['limit-selection', toFen(limits.selection) - running(leg, 'pick')]);
    left.push(['limit-match', toFen(limits.match) - running(leg, 'match')]);
  }
  const all = await sum(
    tx,
    `stake - cashed), 0)::text AS sum FROM bets WHERE member_id = $1 AND ${OPEN}`,
    [memberId],
  );
  left.push(['limit-member', toFen(limits.member) - all]);
  const payout = await payoutLeft(tx, memberId, bet, clock, seed);
  // The highest stake whose return stays within the rest of the day's limit.
  left.push(['limit-payout', (payout * bet.stake) / bet.most]);
  const broken = left.find(([, fen]) => fen < bet.stake);
  if (broken === undefined) return null;
  const most = left.reduce((least, [, fen]) => (fen < least ? fen : least), bet.marketMax);
  const unit = most / BigInt(bet.lines);
  // A rest below the minimum stake allows no stake.
  return { reason: broken[0], maxStake: unit < bet.unitMin ? 0n : unit };
}

/** The rest of the member's payout limit in the current betting day, in the bet's category. */
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
