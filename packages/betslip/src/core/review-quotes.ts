import type { Violation } from '@courtside/kernel';
import { acceptance } from './acceptance.ts';
import type { OrderIntent, OrderQuote } from './order.ts';

/** Why a line cannot go out as the member confirmed it. */
export interface LineReason extends Violation<
  'pick.suspended' | 'pick.line-changed' | 'pick.odds-changed'
> {
  readonly picks: readonly string[];
}

/**
 * Compares the house's quotes with what the member confirmed, given their two consents: every reason why the order must
 * be offered to them again; none when it may be sent. A line without a quote is suspended.
 */
export function reviewQuotes(
  intent: OrderIntent,
  quotes: readonly OrderQuote[],
): readonly LineReason[] {
  return intent.lines.flatMap((line): LineReason[] => {
    const picks = [line.id];
    const quote = quotes.find(({ id }) => id === line.id);
    if (!quote) return [{ code: 'pick.suspended', picks }];
    const { reasons } = acceptance({
      seenPrice: line.price,
      seenLine: line,
      newPrice: quote.price,
      newLine: quote,
      oddsChange: intent.oddsChange,
      lineChange: intent.lineChange,
    });
    const found: LineReason[] = [];
    if (reasons.includes('line-changed')) {
      const params = { from: line.ratio, to: quote.ratio };
      found.push({ code: 'pick.line-changed', picks, params });
    }
    if (reasons.includes('odds-up') || reasons.includes('odds-down')) {
      const params = { from: line.price, to: quote.price };
      found.push({ code: 'pick.odds-changed', picks, params });
    }
    return found;
  });
}
