import { isPositiveMoney, type Money } from '@courtside/money';
import { receiptOf, type ReceiptLine } from '../order/receipt.ts';
import type { SlipState } from './slip-state.ts';
import { stakeFields } from './stakes.ts';

/** A lower stake of a field, at which the gateway would accept the line that it refused for too high a stake. */
export interface LowerStake {
  /** Id of the stake field. */
  readonly field: string;
  /** Stake of each line of the field. */
  readonly stake: Money;
  /** Number of lines by which the stake is multiplied. */
  readonly lines: number;
}

/** Limits that several bets of an order share, so that the amount left is not available to each of them. */
const SHARED = /^house\.limit-(?:match|member|payout)$/;

const refusedBy = ({ reasons }: ReceiptLine, codes: RegExp): boolean =>
  reasons.some(({ code }) => codes.test(code));

/** True for lines with a common pick, such as combinations of one series, which share the limit of the pick. */
const shareAPick = (a: ReceiptLine, b: ReceiptLine): boolean =>
  a.legs.some(({ id }) => b.legs.some((leg) => leg.id === id));

function shareALimit(a: ReceiptLine, b: ReceiptLine): boolean {
  if (refusedBy(a, SHARED) && refusedBy(b, SHARED)) return true;
  const both = [a, b].every((line) => refusedBy(line, /^house\.limit-selection$/));
  return both && shareAPick(a, b);
}

/**
 * The lower stake of each refused line whose stake can be lowered. Lines that share a limit are left out, because the
 * amount that one of them leaves for the others is not known, and so are lines whose picks the slip no longer has.
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
