import type { Violation } from '@courtside/kernel';
import { legsOf, lineStateOf, type LiveOrder } from './order-state.ts';
import type { SlipState } from '../slip/slip-state.ts';

/** Codes of reasons that only report a changed price, line or score. */
export const CHANGED_TERMS = /^(?:pick|house)\.(?:odds|line|score)-changed$/;

/** Every reason for which an order, or a line of it, was refused. */
export function refusalsOf(order: LiveOrder): readonly Violation[] {
  const ofLines = order.intent.lines.map((line) => lineStateOf(order, line));
  return [
    ...order.reasons,
    ...ofLines.flatMap((state) => (state?.status === 'rejected' ? state.reasons : [])),
  ];
}

/**
 * Whether an order was refused only because a price, line or score changed: its picks are then in the slip, with the
 * changes, and can be placed from there.
 */
export function isReturned({ order, entries }: Pick<SlipState, 'order' | 'entries'>): boolean {
  if (order.status !== 'rejected') return false;
  const reasons = refusalsOf(order);
  const kept = new Set(entries.map(({ id }) => id));
  return (
    reasons.length > 0 &&
    reasons.every(({ code }) => CHANGED_TERMS.test(code)) &&
    legsOf(order.intent).some(({ id }) => kept.has(id))
  );
}
