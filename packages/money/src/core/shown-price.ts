import { convertOdds, convertPair, type OddsFormat, parsePrice } from './odds.ts';
import type { OddsRounding } from './rounding.ts';

export interface ShownPriceInput {
  /** Canonical Hong Kong price, decimal text. */
  readonly price: string;
  readonly format: OddsFormat;
  readonly rounding: OddsRounding;
  /** What the server sent in the member's format; it is shown as it is, when it is a price. */
  readonly served?: string | undefined;
  /** Hong Kong price of the other side of a two-sided market; converts both as a pair, in Crown's way. */
  readonly other?: string | undefined;
}

export interface ShownPrice {
  readonly text: string;
  /** Where the text comes from: the server, this converter on one side alone, or the pair where that differs. */
  readonly by: 'server' | 'one-sided' | 'paired';
}

/**
 * A price in the member's format. The server's own is preferred, because local conversion can differ from it by a cent;
 * `by` says which of the two it is.
 *
 * @throws CourtsideError as `convertOdds`, for a canonical price (or other side) that is none
 * @example shownPrice({ price: '1.08', other: '0.80', format: 'M', rounding: 'half-up' }) // { text: '-0.92', by: 'paired' }
 */
export function shownPrice({
  price,
  format,
  rounding,
  served,
  other,
}: ShownPriceInput): ShownPrice {
  if (served !== undefined && parsePrice(served, format).ok) return { text: served, by: 'server' };
  const alone = convertOdds(price, 'H', format, rounding);
  const text = other === undefined ? alone : convertPair([price, other], format, rounding)[0];
  return { text, by: text === alone ? 'one-sided' : 'paired' };
}
