import { CourtsideError } from '@courtside/kernel';
import { Big } from 'big.js';
import type { Rounding } from './rounding.ts';

/** Decimal text of more characters than this is refused before it is looked at. */
const LONGEST = 128;
const PLAIN = /^-?\d+(?:\.\d+)?$/;

/** `big.js` keeps rounding on the constructor, so each (places, rounding) has its own. */
const MODES: Readonly<Record<Rounding, 0 | 1 | 2>> = { truncate: 0, 'half-up': 1, 'half-even': 2 };
const dividers = new Map<string, typeof Big>();

function dividerFor(places: number, rounding: Rounding): typeof Big {
  const name = `${places}:${rounding}`;
  const known = dividers.get(name);
  if (known) return known;
  const made = Big();
  made.DP = places;
  made.RM = MODES[rounding];
  dividers.set(name, made);
  return made;
}

function big(text: string): Big {
  if (!isDecimal(text)) {
    throw new CourtsideError('Not a plain decimal number', {
      code: 'decimal.malformed',
      kind: 'programming',
    });
  }
  return new Big(text);
}

/** Plain digits, no exponent, no needless zeros, and zero has no sign. */
function text(value: Big): string {
  return value.eq(0) ? '0' : value.toFixed();
}

/**
 * True for plain decimal text: an optional minus, ASCII digits, at most one point with digits on both sides.
 *
 * Exponents, separators, blanks, plus signs and full-width digits are not decimal text.
 *
 * @example isDecimal('-0.95') // true
 */
export function isDecimal(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST && PLAIN.test(value);
}

/** Exact sum. @throws CourtsideError `decimal.malformed` @example plus('0.1', '0.2') // '0.3' */
export function plus(a: string, b: string): string {
  return text(big(a).plus(big(b)));
}

/** Exact difference. @throws CourtsideError `decimal.malformed` */
export function minus(a: string, b: string): string {
  return text(big(a).minus(big(b)));
}

/** Exact product. @throws CourtsideError `decimal.malformed` @example times('100', '0.95') // '95' */
export function times(a: string, b: string): string {
  return text(big(a).times(big(b)));
}

/**
 * Quotient at `places` decimals, rounded once.
 *
 * @throws CourtsideError `decimal.malformed`, or `decimal.division-by-zero`
 * @example dividedBy('1', '1.5', 2, 'half-up') // '0.67'
 */
export function dividedBy(a: string, b: string, places: number, rounding: Rounding): string {
  const divisor = big(b);
  if (divisor.eq(0)) {
    throw new CourtsideError('Division by zero', {
      code: 'decimal.division-by-zero',
      kind: 'programming',
    });
  }
  big(a);
  const Divider = dividerFor(places, rounding);
  return text(new Divider(a).div(divisor));
}

/** @returns -1, 0 or 1. @throws CourtsideError `decimal.malformed` @example compareDecimals('0.90', '0.9') // 0 */
export function compareDecimals(a: string, b: string): -1 | 0 | 1 {
  return big(a).cmp(big(b));
}

/** Rounded to `places` decimals without padding. @example roundDecimal('1.999', 2, 'truncate') // '1.99' */
export function roundDecimal(value: string, places: number, rounding: Rounding): string {
  return text(big(value).round(places, MODES[rounding]));
}

/** Rounded to `places` decimals and padded to them. @example toPlaces('1.5', 2, 'half-up') // '1.50' */
export function toPlaces(value: string, places: number, rounding: Rounding): string {
  const rounded = big(value).round(places, MODES[rounding]);
  return (rounded.eq(0) ? new Big(0) : rounded).toFixed(places);
}
