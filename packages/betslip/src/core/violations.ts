import type { Violation } from '@courtside/kernel';
import {
  compareMoney,
  type Currency,
  formatMoney,
  isPositiveMoney,
  money,
  type Money,
} from '@courtside/money';
import { acceptance } from './acceptance.ts';
import type { SlipEntry, StakeLimits } from './entry.ts';
import { lockOf } from './slip.ts';
import type { SlipState } from './slip-state.ts';
import { slipTotals, type StakeField, stakeFields, stakeOf } from './stakes.ts';

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
  | 'order.confirming';

/** One reason why the slip cannot be placed. `picks` are the ids concerned; `field` names the stake it stands beside. */
export interface SlipViolation extends Violation<SlipViolationCode> {
  readonly picks: readonly string[];
}

export interface SlipContext<C extends Currency = Currency> {
  readonly loggedIn: boolean;
  readonly currency: C;
  /** Null while it is not known; the gateway then decides. */
  readonly balance: Money<C> | null;
  /** For picks that carry no limits of their own, and for a series. */
  readonly limits?: StakeLimits | null;
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

function stakeViolations<C extends Currency>(
  slip: SlipState,
  field: StakeField,
  context: SlipContext<C>,
): readonly SlipViolation[] {
  const base = { field: field.id, picks: field.picks };
  const typed = stakeOf(slip, field.id, context.currency);
  if (!typed.ok) {
    if (typed.error.code === 'money.empty') return [{ code: 'stake.missing', ...base }];
    return [{ code: 'stake.malformed', ...base, params: { reason: typed.error.code } }];
  }
  if (!isPositiveMoney(typed.value)) return [{ code: 'stake.missing', ...base }];
  const entry = slip.mode === 'series' ? null : slip.entries.find(({ id }) => id === field.id);
  const limits = entry?.limits ?? context.limits;
  if (!limits) return [];
  const min: Money<C> = money<C>(limits.min, context.currency);
  const max: Money<C> = money<C>(limits.max, context.currency);
  if (compareMoney<C>(typed.value, min) < 0) {
    return [{ code: 'stake.below-min', ...base, params: { min: formatMoney(min) } }];
  }
  if (compareMoney<C>(typed.value, max) > 0) {
    return [{ code: 'stake.above-max', ...base, params: { max: formatMoney(max) } }];
  }
  return [];
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
    ...stakeFields(slip).flatMap((field) => stakeViolations(slip, field, context)),
    ...balanceViolations(slip, context),
  ];
}
