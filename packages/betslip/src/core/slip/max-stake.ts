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

/** Cap of a stake: limit of pick or series, balance, payout of a ticket, or exposure of the house. */
export type MaxStakeReason = 'limit' | 'balance' | 'payout' | 'exposure';

export interface MaxStake<C extends Currency = Currency> {
  /** Stake of each line of the field. */
  readonly stake: Money<C>;
  readonly reason: MaxStakeReason;
}

/** The balance that is left for a line of a field, after the stakes of the other fields. */
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

/** A unit with enough digits for the decimals of ten prices, so that its return is exact. */
const LONG_UNIT = 10n ** 64n;

/** The stake at which a ticket reaches the maximum payout, in whole smallest units. */
function payoutStake<C extends Currency>(
  field: StakeField,
  { maxPayout, currency }: SlipContext<C>,
): Money<C> | null {
  if (!maxPayout) return null;
  const { most } = outlookOf(field, LONG_UNIT);
  return fromMinor<C>((toMinor(maxPayout) * LONG_UNIT) / most, currency);
}

/**
 * The highest stake that a field takes now, floored to a whole number, with its cap; null while no cap is known. Of
 * equal caps the first counts, in the order of `MaxStakeReason`.
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
