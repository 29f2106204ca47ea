import {
  compareMoney,
  type Currency,
  floorMoney,
  fromMinor,
  isNegativeMoney,
  type Money,
  subtractMoney,
  toMinor,
  zero,
} from '@courtside/money';
import { fieldLimits } from './field-limits.ts';
import type { SlipContext } from './slip-context.ts';
import type { SlipState } from './slip-state.ts';
import { fieldOutlook, outlookOf, slipTotals, type StakeField } from './stakes.ts';

/** What keeps a stake from being higher: limit of pick or series, balance, payout of a ticket, exposure of the house. */
export type MaxStakeReason = 'limit' | 'balance' | 'payout' | 'exposure';

export interface MaxStake<C extends Currency = Currency> {
  /** Of each line of the field. */
  readonly stake: Money<C>;
  readonly reason: MaxStakeReason;
}

/** What is left of the balance for a field: what the others stake is spent already. */
function balanceLeft<C extends Currency>(
  slip: SlipState,
  field: StakeField,
  { balance, currency }: SlipContext<C>,
): Money<C> | null {
  if (!balance) return null;
  const own = fieldOutlook(slip, field, currency)?.stake ?? zero<C>(currency);
  const others = subtractMoney<C>(slipTotals(slip, currency).stake, own);
  const left = subtractMoney<C>(balance, others);
  return fromMinor<C>(toMinor(left) / BigInt(field.lines), currency);
}

/** Long enough for the decimals of ten prices, so that the return of one unit is exact. */
const LONG_UNIT = 10n ** 64n;

/** The stake at which a ticket pays the most that one may, as far as whole units go. */
function payoutStake<C extends Currency>(
  field: StakeField,
  { maxPayout, currency }: SlipContext<C>,
): Money<C> | null {
  if (!maxPayout) return null;
  const { most } = outlookOf(field, LONG_UNIT);
  return fromMinor<C>((toMinor(maxPayout) * LONG_UNIT) / most, currency);
}

/**
 * The highest stake that a field takes now and what it is capped by, floored to a whole number; null while nothing that is
 * known caps it. Of caps that are the same the first counts, in the order of `MaxStakeReason`.
 *
 * @example maxStake(slip, field, context) // { stake: 88.00 CNY, reason: 'balance' }
 */
export function maxStake<C extends Currency>(
  slip: SlipState,
  field: StakeField,
  context: SlipContext<C>,
): MaxStake<C> | null {
  const caps: readonly (readonly [MaxStakeReason, Money<C> | null | undefined])[] = [
    ['limit', fieldLimits(slip, field, context)?.max],
    ['balance', context.loggedIn ? balanceLeft(slip, field, context) : null],
    ['payout', payoutStake(field, context)],
    ['exposure', context.exposure?.[field.id]],
  ];
  let lowest: MaxStake<C> | null = null;
  for (const [reason, stake] of caps) {
    if (!stake || (lowest && compareMoney<C>(stake, lowest.stake) >= 0)) continue;
    lowest = { stake, reason };
  }
  if (!lowest) return null;
  const whole = floorMoney<C>(lowest.stake);
  return { ...lowest, stake: isNegativeMoney(whole) ? zero<C>(context.currency) : whole };
}
