import type { Violation } from '@courtside/kernel';
import { legsOf, type OrderIntent, type OrderQuote } from './order-state.ts';
import { termChanges, type TermChangeCode } from '../pick/term-changes.ts';

/** Reason why a leg cannot be sent as the member confirmed it. */
export interface LegReason extends Violation<'pick.suspended' | TermChangeCode> {
  readonly picks: readonly string[];
}

/**
 * Compares the gateway's quotes with what the member confirmed, given their two consents. Returns every reason why the
 * order must be offered to them again; none when it may be sent. A leg without a quote is suspended.
 */
export function reviewQuotes(
  intent: OrderIntent,
  quotes: readonly OrderQuote[],
): readonly LegReason[] {
  return legsOf(intent).flatMap((leg): LegReason[] => {
    const picks = [leg.id];
    const quote = quotes.find(({ id }) => id === leg.id);
    if (!quote) return [{ code: 'pick.suspended', picks }];
    return termChanges(leg, quote, intent).map((change) => ({ ...change, picks }));
  });
}
