import { CourtsideError, err, ok, type Result, type Violation } from '@courtside/kernel';
import { compareDecimals, dividedBy, isDecimal, minus, plus, toPlaces } from './decimal.ts';
import type { OddsRounding, Rounding } from './rounding.ts';

/** E European, H Hong Kong, I Indonesian, M Malay (spec betting 4). */
export type OddsFormat = 'E' | 'H' | 'I' | 'M';

export const ODDS_FORMATS: readonly OddsFormat[] = ['E', 'H', 'I', 'M'];
export const DEFAULT_ODDS_FORMAT: OddsFormat = 'H';

export type OddsViolation = Violation<'odds.malformed' | 'odds.closed' | 'odds.out-of-range'>;

/** Decimals that an intermediate price keeps; far finer than any quoted price. */
const WORKING_PLACES = 20;

function inRange(price: string, format: OddsFormat): boolean {
  switch (format) {
    case 'E':
      return compareDecimals(price, '1') > 0;
    case 'H':
      return compareDecimals(price, '0') > 0;
    case 'M':
      return compareDecimals(price, '-1') >= 0 && compareDecimals(price, '1') <= 0;
    case 'I':
      return compareDecimals(price, '1') >= 0 || compareDecimals(price, '-1') <= 0;
  }
}

/**
 * Checks a price from outside. A feed writes 0 for a closed price; this gives `odds.closed`.
 *
 * @example parsePrice('-0.92', 'M') // { ok: true, value: '-0.92' }
 */
export function parsePrice(text: string, format: OddsFormat): Result<string, OddsViolation> {
  if (!isDecimal(text)) return err({ code: 'odds.malformed' });
  if (compareDecimals(text, '0') === 0) return err({ code: 'odds.closed' });
  return inRange(text, format) ? ok(text) : err({ code: 'odds.out-of-range' });
}

function checked(text: string, format: OddsFormat): string {
  const parsed = parsePrice(text, format);
  if (parsed.ok) return parsed.value;
  throw new CourtsideError(`Not a price in format ${format}`, {
    code: parsed.error.code,
    kind: 'protocol',
  });
}

function hongKong(price: string, from: OddsFormat): string {
  if (from === 'E') return minus(price, '1');
  if (!price.startsWith('-')) return price;
  // Far finer than the shown price, so that it is rounded only once.
  return dividedBy('-1', price, WORKING_PLACES, 'half-even');
}

/** Rounds a price to the decimals with which it is shown. @example roundPrice('12.345', 2, 'bands') // '12.3' */
export function roundPrice(price: string, places: number, rounding: OddsRounding): string {
  if (rounding !== 'bands') return toPlaces(price, places, rounding);
  const size = price.replace('-', '');
  if (compareDecimals(size, '10') < 0) return toPlaces(price, 2, 'half-up');
  return toPlaces(price, compareDecimals(size, '98.5') <= 0 ? 1 : 0, 'half-up');
}

// Evens must never be shown as -1.00, and a long price must not be rounded to zero.
function tidy(text: string, places: number): string {
  if (compareDecimals(text, '-1') === 0) return text.slice(1);
  if (compareDecimals(text, '0') === 0) return `-0.${'1'.padStart(places, '0')}`;
  return text;
}

function reciprocal(price: string, places: number, rounding: OddsRounding): string {
  const once: Rounding = rounding === 'bands' ? 'half-up' : rounding;
  // Digits are cut to the shown places; only `bands` needs the unrounded size first.
  const quotient = dividedBy('-1', price, rounding === 'bands' ? WORKING_PLACES : places, once);
  return tidy(roundPrice(quotient, places, rounding), places);
}

function fromHongKong(
  price: string,
  to: OddsFormat,
  places: number,
  rounding: OddsRounding,
): string {
  if (to === 'E') return roundPrice(plus(price, '1'), places, rounding);
  const toOne = to === 'H' ? 0 : compareDecimals(price, '1');
  return (to === 'M' && toOne > 0) || (to === 'I' && toOne < 0)
    ? reciprocal(price, places, rounding)
    : roundPrice(price, places, rounding);
}

/**
 * Converts one side's price to another format, at `places` decimals. Evens is +1.00 in M and I. A Malay price too long
 * for `places` is shown as the smallest step (-0.01) and not as zero.
 *
 * For display only: stakes are multiplied by the canonical Hong Kong price, never by this result.
 *
 * @throws CourtsideError `odds.malformed`, `odds.closed` or `odds.out-of-range` when `price` is not a price in format
 * `from`
 * @example convertOdds('1.50', 'E', 'I', 'half-up') // '-2.00'
 */
export function convertOdds(
  price: string,
  from: OddsFormat,
  to: OddsFormat,
  rounding: OddsRounding,
  places = 2,
): string {
  const known = checked(price, from);
  if (from === to) return roundPrice(known, places, rounding);
  return fromHongKong(hongKong(known, from), to, places, rounding);
}

/**
 * Converts both sides of a two-sided market from Hong Kong prices. Malay takes Crown's paired way: the low side stays
 * and the high side is `-(low + line)` with `line = 2 - (home + away)`, so the margin is the same on both sides. Where
 * the pair has no such price (both sides above evens, or a margin that leaves the Malay range), and in every other
 * format, each side is converted alone.
 *
 * @throws CourtsideError as `convertOdds`
 * @example convertPair(['1.08', '0.80'], 'M', 'truncate') // ['-0.92', '0.80']
 */
export function convertPair(
  pair: readonly [string, string],
  to: OddsFormat,
  rounding: OddsRounding,
  places = 2,
): readonly [string, string] {
  const [home, away] = [checked(pair[0], 'H'), checked(pair[1], 'H')];
  const alone = (price: string) => convertOdds(price, 'H', to, rounding, places);
  const homeIsHigh = compareDecimals(home, away) > 0;
  const [high, low] = homeIsHigh ? [home, away] : [away, home];
  if (to !== 'M' || compareDecimals(high, '1') <= 0 || compareDecimals(low, '1') > 0) {
    return [alone(home), alone(away)];
  }
  const paired = minus(high, '2');
  if (compareDecimals(paired, '-1') < 0 || compareDecimals(paired, '0') >= 0)
    return [alone(home), alone(away)];
  const highText = tidy(roundPrice(paired, places, rounding), places);
  const lowText = roundPrice(low, places, rounding);
  return homeIsHigh ? [highText, lowText] : [lowText, highText];
}

/**
 * A canonical (Hong Kong) price in the member's format, with two decimals.
 *
 * @throws CourtsideError as `convertOdds`
 * @example formatOdds('1.05', 'M', 'truncate') // '-0.95'
 */
export function formatOdds(hkPrice: string, format: OddsFormat, rounding: OddsRounding): string {
  return convertOdds(hkPrice, 'H', format, rounding, 2);
}

/** True when both texts are the same price, e.g. `0.9` and `0.90`. */
export function samePrice(a: string, b: string): boolean {
  return isDecimal(a) && isDecimal(b) ? compareDecimals(a, b) === 0 : a === b;
}
