import { compareDecimals, parsePrice } from '@courtside/money';
import type { Line, Score } from './entry.ts';
import { sameLine } from './line.ts';

/** Price changes that the member accepts without being asked: none, a rise, or any. */
export type OddsConsent = 'none' | 'better' | 'any';

export type AcceptanceReason =
  'odds-up' | 'odds-down' | 'line-changed' | 'score-changed' | 'price-invalid';

export interface AcceptanceInput {
  /** Hong Kong price that the member saw, decimal text. */
  readonly seenPrice: string;
  readonly seenLine: Line;
  /** Current Hong Kong price, decimal text. */
  readonly newPrice: string;
  readonly newLine: Line;
  readonly oddsChange: OddsConsent;
  /**
   * True when another line (盘口) is accepted without being asked. A separate consent, which does not cover the price.
   */
  readonly lineChange: boolean;
  /** In-play: the score that the member saw, from which a handicap counts. Left out or null when there is none. */
  readonly seenScore?: Score | null;
  /** In-play: the current score. */
  readonly newScore?: Score | null;
}

export interface Acceptance {
  readonly decision: 'accept' | 'offer-again';
  /** Reasons against acceptance; empty when accepted. */
  readonly reasons: readonly AcceptanceReason[];
}

function priceReason({
  seenPrice,
  newPrice,
  oddsChange,
}: AcceptanceInput): AcceptanceReason | null {
  // No consent covers an invalid price: `any` means any valid price.
  if (![seenPrice, newPrice].every((price) => parsePrice(price, 'H').ok)) return 'price-invalid';
  const moved = compareDecimals(newPrice, seenPrice);
  if (moved === 0 || oddsChange === 'any') return null;
  if (moved > 0) return oddsChange === 'better' ? null : 'odds-up';
  return 'odds-down';
}

/** True when both scores are equal. @example sameScore([1, 0], [1, 0]) // true */
export function sameScore([home, away]: Score, [otherHome, otherAway]: Score): boolean {
  return home === otherHome && away === otherAway;
}

/**
 * Whether a bet may be accepted at the current terms, or must be offered to the member again. The client checks before
 * it sends and the gateway before it accepts, with the same table:
 *
 * | consent  | same price | higher | lower |
 * | -------- | ---------- | ------ | ----- |
 * | `none`   | accept     | offer  | offer |
 * | `better` | accept     | accept | offer |
 * | `any`    | accept     | accept | accept |
 *
 * In addition, another line is offered again unless `lineChange` is true. No consent covers an invalid price (`0`,
 * `-5`, `1e3`), nor another score than the member saw, because other goals count then.
 *
 * @example
 * acceptance({ seenPrice: '0.95', newPrice: '0.90', oddsChange: 'better', lineChange: false, seenLine, newLine: seenLine })
 * // { decision: 'offer-again', reasons: ['odds-down'] }
 */
export function acceptance(input: AcceptanceInput): Acceptance {
  const reasons: AcceptanceReason[] = [];
  if (!input.lineChange && !sameLine(input.seenLine, input.newLine)) reasons.push('line-changed');
  const { seenScore, newScore } = input;
  if (seenScore && newScore && !sameScore(seenScore, newScore)) reasons.push('score-changed');
  const price = priceReason(input);
  if (price) reasons.push(price);
  return { decision: reasons.length === 0 ? 'accept' : 'offer-again', reasons };
}
