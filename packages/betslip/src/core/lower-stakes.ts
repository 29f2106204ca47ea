import { isPositiveMoney, type Money } from '@courtside/money';
import { receiptOf } from './receipt.ts';
import type { SlipState } from './slip-state.ts';
import { stakeFields } from './stakes.ts';

/** The stake of a field at which the gateway would take what it refused for being too much. */
export interface LowerStake {
  /** Id of the stake field. */
  readonly field: string;
  readonly stake: Money;
}

/**
 * For each refused line whose stake can be lowered, to what. Empty where the slip no longer has the field, because its
 * picks were changed since.
 *
 * @example lowerStakes(slip) // [{ field: '1001:R:H', stake: 40.00 CNY }]
 */
export function lowerStakes(slip: SlipState): readonly LowerStake[] {
  const fields = new Set(stakeFields(slip).map(({ id }) => id));
  const lines = receiptOf(slip.order)?.lines ?? [];
  return lines.flatMap(({ field, maxStake }) =>
    maxStake && isPositiveMoney(maxStake) && fields.has(field) ? [{ field, stake: maxStake }] : [],
  );
}
