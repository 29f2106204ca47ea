import { isPositiveMoney, type Money } from '@courtside/money';
import { receiptOf, type ReceiptLine } from './receipt.ts';
import type { SlipState } from './slip-state.ts';
import { stakeFields } from './stakes.ts';

/** The stake of a field at which the gateway would take what it refused for being too much. */
export interface LowerStake {
  /** Id of the stake field. */
  readonly field: string;
  /** Of each line of the field. */
  readonly stake: Money;
  /** How many lines the stake is multiplied by. */
  readonly lines: number;
}

/** Limits that several bets of an order share, so that what is left for one is not left for each. */
const SHARED = /^house\.limit-(?:match|member|payout)$/;

const isShared = ({ reasons }: ReceiptLine): boolean =>
  reasons.some(({ code }) => SHARED.test(code));

/**
 * For each refused line whose stake can be lowered, to what. Of lines that share a limit the first alone: what it leaves
 * for the others is known once it is placed. Empty where the slip no longer has the bet, because its picks were changed.
 *
 * @example lowerStakes(slip) // [{ field: '1001:R:H', stake: 40.00 CNY, lines: 1 }]
 */
export function lowerStakes(slip: SlipState): readonly LowerStake[] {
  const fields = new Map(stakeFields(slip).map((field) => [field.id, field]));
  const lines = receiptOf(slip.order)?.lines ?? [];
  const possible = lines.filter(({ maxStake, field, legs }) => {
    const picks = fields.get(field)?.picks.join();
    return maxStake && isPositiveMoney(maxStake) && picks === legs.map(({ id }) => id).join();
  });
  const [firstShared] = possible.filter(isShared);
  return possible.flatMap((line): LowerStake[] => {
    const { field, maxStake, combination } = line;
    if (!maxStake || (isShared(line) && line !== firstShared)) return [];
    return [{ field, stake: maxStake, lines: combination?.lines ?? 1 }];
  });
}
