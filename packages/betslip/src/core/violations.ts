import type { Violation } from '@courtside/kernel';
import {
  addMoney,
  compareMoney,
  type Currency,
  formatMoney,
  isPositiveMoney,
  money,
  type Money,
  subtractMoney,
  zero,
} from '@courtside/money';
import { acceptance } from './acceptance.ts';
import { isChampion, type SlipEntry, type StakeLimits } from './entry.ts';
import {
  dailyLimit,
  type PayoutCategory,
  payoutCategory,
  strictestCategory,
} from './payout-limits.ts';
import { type DuplicateRule, type EventPhase, isDuplicate, type OpenBet } from './placement.ts';
import { lockOf } from './slip.ts';
import type { SlipState } from './slip-state.ts';
import { fieldOutlook, lineStake, slipTotals, type StakeField, stakeFields } from './stakes.ts';

export type SlipViolationCode =
  | 'slip.empty'
  | 'slip.not-logged-in'
  | 'stake.missing'
  | 'stake.malformed'
  | 'stake.below-min'
  | 'stake.above-max'
  | 'stake.above-balance'
  | 'pick.suspended'
  | 'pick.closed'
  | 'pick.odds-changed'
  | 'pick.line-changed'
  | 'series.too-few'
  | 'series.same-match'
  | 'order.confirming'
  | 'event.started'
  | 'event.finished'
  | 'bet.duplicate'
  | 'payout.ticket-limit'
  | 'payout.daily-limit';

/** One reason why the slip cannot be placed. `picks` are the ids concerned; `field` names the stake it stands beside. */
export interface SlipViolation extends Violation<SlipViolationCode> {
  readonly picks: readonly string[];
}

export interface SlipContext<C extends Currency = Currency> {
  readonly loggedIn: boolean;
  readonly currency: C;
  /** Null while it is not known; the gateway then decides. */
  readonly balance: Money<C> | null;
  /** For picks that carry no limits of their own, and for each line of a series. */
  readonly limits?: StakeLimits | null;
  /** Where the events of the picks stand, by `gidm`; those left out are open for betting. */
  readonly events?: Readonly<Record<string, EventPhase>>;
  /** The member's bets that are not settled. */
  readonly openBets?: readonly OpenBet[];
  /** How alike a bet must be to an open one to be refused; the same outcome of the same market when left out. */
  readonly duplicates?: DuplicateRule;
  /** Most that one ticket may pay, stake included. */
  readonly maxPayout?: Money<C> | null;
  /** Turns on the daily payout table of the terms. */
  readonly daily?: {
    /** Units of the member's currency for one US dollar. */
    readonly usdRate: string;
    /** What the member was paid today, and what open bets may still pay them. */
    readonly paid: Readonly<Partial<Record<PayoutCategory, Money<C>>>>;
  };
}

function pickViolations(slip: SlipState, entry: SlipEntry): readonly SlipViolation[] {
  const found: SlipViolation[] = [];
  const picks = [entry.id];
  const { seen, terms } = entry;
  if (entry.status !== 'open') found.push({ code: `pick.${entry.status}`, picks });
  const { reasons } = acceptance({
    seenPrice: seen.price,
    seenLine: seen,
    newPrice: terms.price,
    newLine: terms,
    oddsChange: slip.oddsChange,
    lineChange: slip.lineChange,
  });
  if (reasons.includes('line-changed')) {
    const params = { from: seen.ratio, to: terms.ratio };
    found.push({ code: 'pick.line-changed', picks, params });
  }
  if (reasons.includes('odds-up') || reasons.includes('odds-down')) {
    const params = { from: seen.price, to: terms.price };
    found.push({ code: 'pick.odds-changed', picks, params });
  }
  return found;
}

function limitViolations<C extends Currency>(
  slip: SlipState,
  field: StakeField,
  stake: Money<C>,
  context: SlipContext<C>,
): readonly SlipViolation[] {
  const base = { field: field.id, picks: field.picks };
  const entry = slip.mode === 'series' ? null : slip.entries.find(({ id }) => id === field.id);
  const limits = entry?.limits ?? context.limits;
  if (!limits) return [];
  const min: Money<C> = money<C>(limits.min, context.currency);
  const max: Money<C> = money<C>(limits.max, context.currency);
  if (compareMoney<C>(stake, min) < 0) {
    return [{ code: 'stake.below-min', ...base, params: { min: formatMoney(min) } }];
  }
  if (compareMoney<C>(stake, max) > 0) {
    return [{ code: 'stake.above-max', ...base, params: { max: formatMoney(max) } }];
  }
  return [];
}

function stakeViolations<C extends Currency>(
  slip: SlipState,
  field: StakeField,
  context: SlipContext<C>,
): readonly SlipViolation[] {
  const base = { field: field.id, picks: field.picks };
  const stake = lineStake(slip, field, context.currency);
  if (!stake.ok) {
    if (stake.error.code === 'money.empty') return [{ code: 'stake.missing', ...base }];
    return [{ code: 'stake.malformed', ...base, params: { reason: stake.error.code } }];
  }
  if (!isPositiveMoney(stake.value)) return [{ code: 'stake.missing', ...base }];
  return limitViolations(slip, field, stake.value, context);
}

/** Each pick needs its stake; of the combinations of a series one is enough. */
function allStakeViolations<C extends Currency>(
  slip: SlipState,
  context: SlipContext<C>,
): readonly SlipViolation[] {
  const fields = stakeFields(slip);
  const found = fields.flatMap((field) => stakeViolations(slip, field, context));
  if (slip.mode !== 'series') return found;
  const missing = found.filter(({ code }) => code === 'stake.missing');
  const others = found.filter(({ code }) => code !== 'stake.missing');
  return missing.length < fields.length ? others : missing.slice(0, 1);
}

function eventViolations<C extends Currency>(
  slip: SlipState,
  { events = {}, openBets = [], duplicates = 'pick' }: SlipContext<C>,
): readonly SlipViolation[] {
  const found: SlipViolation[] = [];
  const of = (code: SlipViolationCode, entries: readonly SlipEntry[]) => {
    if (entries.length > 0) found.push({ code, picks: entries.map(({ id }) => id) });
  };
  const phase = ({ gidm }: SlipEntry) => events[gidm] ?? 'before';
  of(
    'event.started',
    slip.entries.filter((entry) => !entry.inPlay && phase(entry) === 'running'),
  );
  of(
    'event.finished',
    slip.entries.filter((entry) => phase(entry) === 'ended'),
  );
  of(
    'bet.duplicate',
    slip.entries.filter(({ gidm, playInfo, pick }) =>
      openBets.some((open) => isDuplicate({ gidm, wtype: playInfo.w, pick }, open, duplicates)),
    ),
  );
  return found;
}

function categoryOf(slip: SlipState, { picks }: StakeField): PayoutCategory {
  const chosen = slip.entries.filter(({ id }) => picks.includes(id));
  return strictestCategory(
    chosen.map((entry) => payoutCategory(isChampion(entry) ? 'FS' : entry.sport)),
  );
}

function payoutViolations<C extends Currency>(
  slip: SlipState,
  { currency, maxPayout, daily }: SlipContext<C>,
): readonly SlipViolation[] {
  const found: SlipViolation[] = [];
  const byCategory = new Map<PayoutCategory, { payout: Money<C>; picks: string[] }>();
  for (const field of stakeFields(slip)) {
    const outlook = fieldOutlook(slip, field, currency);
    if (!outlook) continue;
    const { most } = outlook;
    if (maxPayout && compareMoney<C>(most, maxPayout) > 0) {
      const params = { max: formatMoney(maxPayout), payout: formatMoney(most) };
      found.push({ code: 'payout.ticket-limit', field: field.id, picks: field.picks, params });
    }
    const category = categoryOf(slip, field);
    const known = byCategory.get(category) ?? { payout: zero<C>(currency), picks: [] };
    const picks = [...new Set([...known.picks, ...field.picks])];
    byCategory.set(category, { payout: addMoney<C>(known.payout, most), picks });
  }
  if (!daily) return found;
  for (const [category, { payout, picks }] of byCategory) {
    const limit: Money<C> = dailyLimit<C>(category, currency, daily.usdRate);
    const paid = daily.paid[category] ?? zero<C>(currency);
    if (compareMoney<C>(addMoney<C>(paid, payout), limit) <= 0) continue;
    const left =
      compareMoney<C>(paid, limit) < 0 ? subtractMoney<C>(limit, paid) : zero<C>(currency);
    const params = {
      category,
      max: formatMoney(limit),
      left: formatMoney(left),
      payout: formatMoney(payout),
    };
    found.push({ code: 'payout.daily-limit', picks, params });
  }
  return found;
}

function balanceViolations<C extends Currency>(
  slip: SlipState,
  { loggedIn, balance, currency }: SlipContext<C>,
): readonly SlipViolation[] {
  if (!loggedIn || !balance) return [];
  const { stake } = slipTotals(slip, currency);
  if (compareMoney<C>(stake, balance) <= 0) return [];
  const params = { balance: formatMoney(balance), total: formatMoney(stake) };
  return [{ code: 'stake.above-balance', picks: slip.entries.map(({ id }) => id), params }];
}

function seriesViolations(slip: SlipState): readonly SlipViolation[] {
  if (slip.mode !== 'series' || slip.entries.length === 0) return [];
  const found: SlipViolation[] = [];
  const picks = slip.entries.map(({ id }) => id);
  if (picks.length < 2) found.push({ code: 'series.too-few', picks, params: { min: 2 } });
  const clashing = slip.entries.filter(({ isInvalid }) => isInvalid).map(({ id }) => id);
  if (clashing.length > 0) found.push({ code: 'series.same-match', picks: clashing });
  return found;
}

/**
 * All reasons why the slip cannot be placed now, at once and in a fixed order; none when it can.
 *
 * Amounts in `params` are text as people read it; prices are Hong Kong decimal text.
 *
 * @example
 * violationsOf(emptySlip(), { loggedIn: false, currency: 'CNY', balance: null })
 * // [{ code: 'slip.not-logged-in', picks: [] }, { code: 'slip.empty', picks: [] }]
 */
export function violationsOf<C extends Currency>(
  slip: SlipState,
  context: SlipContext<C>,
): readonly SlipViolation[] {
  const lock = lockOf(slip);
  return [
    ...(lock ? [{ code: 'order.confirming', picks: lock.picks } as const] : []),
    ...(context.loggedIn ? [] : [{ code: 'slip.not-logged-in', picks: [] } as const]),
    ...(slip.entries.length > 0 ? [] : [{ code: 'slip.empty', picks: [] } as const]),
    ...seriesViolations(slip),
    ...slip.entries.flatMap((entry) => pickViolations(slip, entry)),
    ...eventViolations(slip, context),
    ...allStakeViolations(slip, context),
    ...balanceViolations(slip, context),
    ...payoutViolations(slip, context),
  ];
}
