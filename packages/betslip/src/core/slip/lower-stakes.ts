import { isPositiveMoney, type Money } from '@courtside/money';
import { receiptOf, type ReceiptLine } from '../order/receipt.ts';
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

const refusedBy = ({ reasons }: ReceiptLine, codes: RegExp): boolean =>
  reasons.some(({ code }) => codes.test(code));

/** Combinations of one series are on the same picks, and share what is left of each. */
const shareAPick = (a: ReceiptLine, b: ReceiptLine): boolean =>
  a.legs.some(({ id }) => b.legs.some((leg) => leg.id === id));

function shareALimit(a: ReceiptLine, b: ReceiptLine): boolean {
  if (refusedBy(a, SHARED) && refusedBy(b, SHARED)) return true;
  const both = [a, b].every((line) => refusedBy(line, /^house\.limit-selection$/));
  return both && shareAPick(a, b);
}

/**
 * For each refused line whose stake can be lowered, to what. Nothing of lines that share a limit, because what one of them
 * leaves for the others is not known; nor where the slip no longer has the bet, because its picks were changed.
 *
 * @example lowerStakes(slip) // [{ field: '1001:R:H', stake: 40.00 CNY, lines: 1 }]
 */
export function lowerStakes(slip: SlipState): readonly LowerStake[] {
  const fields = new Map(stakeFields(slip).map((field) => [field.id, field]));
  const lines = receiptOf(slip.order)?.lines ?? [];
  return lines.flatMap((line): LowerStake[] => {
    const { field: id, maxStake: stake, legs } = line;
    const field = fields.get(id);
    const isSameBet = field?.picks.join() === legs.map((leg) => leg.id).join();
    if (!field || !isSameBet || !stake || !isPositiveMoney(stake)) return [];
    const isFree = lines.every((other) => other === line || !shareALimit(line, other));
    return isFree ? [{ field: id, stake, lines: field.lines }] : [];
  });
}
