import type { Violation } from '@courtside/kernel';
import { addMoney, type Currency, type Money, money, zero } from '@courtside/money';
import { winnings } from './amounts.ts';
import type { OrderIntent, OrderLine, OrderState } from './order.ts';

/** A line of an order at what it was taken at, or at what was sent while that is not known. */
export interface ReceiptLine extends OrderLine {
  /** Why the house did not take it; empty for a line that it took or has not decided. */
  readonly reasons: readonly Violation[];
}

/** What an order is about, whatever the slip holds by now. */
export interface Receipt<C extends Currency = Currency> {
  readonly lines: readonly ReceiptLine[];
  readonly stake: Money<C>;
  /** Return, stake included, if every line that was taken wins. */
  readonly most: Money<C>;
}

function taken(order: Exclude<OrderState, { status: 'idle' }>): readonly ReceiptLine[] {
  const terms = new Map(
    (order.status === 'accepted' ? order.taken : []).map((line) => [line.id, line]),
  );
  const refused = new Map(
    (order.status === 'partial' ? order.refused : []).map(({ id, reasons }) => [id, reasons]),
  );
  return order.intent.lines.map((line) => ({
    ...line,
    ...terms.get(line.id),
    reasons: refused.get(line.id) ?? [],
  }));
}

function sumOf(
  { combinations, currency, total }: OrderIntent,
  lines: readonly ReceiptLine[],
): Pick<Receipt, 'stake' | 'most'> {
  // The lines of a series are one bet: it stands as it was sent.
  if (combinations) {
    return { stake: money(total.stake, currency), most: money(total.most, currency) };
  }
  let stake: Money = zero(currency);
  let won: Money = zero(currency);
  for (const line of lines) {
    if (line.reasons.length > 0) continue;
    stake = addMoney(stake, money(line.stake, currency));
    won = addMoney(won, money(winnings(line.stake, line.price), currency));
  }
  return { stake, most: addMoney(stake, won) };
}

/**
 * What an order is about, with what it costs and may bring; null when there is none. It is made of the order alone, so
 * that an outcome is never shown over picks that it does not belong to.
 */
export function receiptOf(order: OrderState): Receipt | null {
  if (order.status === 'idle') return null;
  const lines = taken(order);
  return { lines, ...sumOf(order.intent, lines) };
}
