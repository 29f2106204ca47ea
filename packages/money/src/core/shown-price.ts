import { convertOdds, convertPair, type OddsFormat, parsePrice } from './odds.ts';
import type { OddsRounding } from './rounding.ts';

export interface ShownPriceInput {
  /** Canonical Hong Kong price, decimal text. */
  readonly price: string;
  readonly format: OddsFormat;
  readonly rounding: OddsRounding;
  /** The server's price in the member's format; shown unchanged when it is a valid price. */
  readonly served?: string | undefined;
  /** Hong Kong price of the other side of a two-sided market; converts both as a pair, in Crown's way. */
  readonly other?: string | undefined;
}

export interface ShownPrice {
  readonly text: string;
  /** Source of the text: the server, the conversion of one side alone, or of the pair where that differs. */
  readonly by: 'server' | 'one-sided' | 'paired';
}

/**
 * Returns a price in the member's format. The server's own is preferred, because local conversion can differ from it by
 * a cent; `by` tells the source.
 *
 * @throws CourtsideError as `convertOdds`, for a canonical price (or other side) that is not a valid price
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
