import { compareDecimals, isDecimal } from '@courtside/money';
import type { Line } from './entry.ts';
import { sameLine } from './line.ts';

/** What the member lets a price do without being asked: nothing, rise, or anything. */
export type OddsConsent = 'none' | 'better' | 'any';

export type AcceptanceReason = 'odds-up' | 'odds-down' | 'line-changed';

export interface AcceptanceInput {
  /** Hong Kong price that the member saw, decimal text. */
  readonly seenPrice: string;
  readonly seenLine: Line;
  /** Hong Kong price that holds now, decimal text. */
  readonly newPrice: string;
  readonly newLine: Line;
  readonly oddsChange: OddsConsent;
  /** True when another line (盘口) is taken without being asked. A separate consent: it says nothing about the price. */
  readonly lineChange: boolean;
}

export interface Acceptance {
  readonly decision: 'accept' | 'offer-again';
  /** What stands against acceptance; empty when accepted. */
  readonly reasons: readonly AcceptanceReason[];
}

function priceReason({
  seenPrice,
  newPrice,
  oddsChange,
}: AcceptanceInput): AcceptanceReason | null {
  // A price that cannot be read is never taken silently.
  const moved =
    isDecimal(seenPrice) && isDecimal(newPrice) ? compareDecimals(newPrice, seenPrice) : -1;
  if (moved === 0 || oddsChange === 'any') return null;
  if (moved > 0) return oddsChange === 'better' ? null : 'odds-up';
  return 'odds-down';
}

/**
 * Whether a bet may be taken at what holds now, or must be offered to the member again. The client asks before it
 * sends and the gateway before it takes, with the same table:
 *
 * | consent  | same price | higher | lower |
 * | -------- | ---------- | ------ | ----- |
 * | `none`   | accept     | offer  | offer |
 * | `better` | accept     | accept | offer |
 * | `any`    | accept     | accept | accept |
 *
 * and, beside it, another line is offered again unless `lineChange` is true.
 *
 * @example
 * acceptance({ seenPrice: '0.95', newPrice: '0.90', oddsChange: 'better', lineChange: false, seenLine, newLine: seenLine })
 * // { decision: 'offer-again', reasons: ['odds-down'] }
 */
export function acceptance(input: AcceptanceInput): Acceptance {
  const reasons: AcceptanceReason[] = [];
  if (!input.lineChange && !sameLine(input.seenLine, input.newLine)) reasons.push('line-changed');
  const price = priceReason(input);
  if (price) reasons.push(price);
  return { decision: reasons.length === 0 ? 'accept' : 'offer-again', reasons };
}
