import { fault } from './fault.ts';
import type { Rounding } from './rounding.ts';

/** Decimal text of more characters than this is refused without being parsed. */
const LONGEST = 128;
const PLAIN = /^-?\d+(?:\.\d+)?$/;

/** A decimal as whole units of 10 to the power of minus `places`. */
interface Scaled {
  readonly units: bigint;
  readonly places: number;
}

const POWERS: readonly bigint[] = Array.from({ length: 48 }, (_, n) => 10n ** BigInt(n));
const ten = (places: number): bigint => POWERS[places] ?? 10n ** BigInt(places);

function scaled(text: string): Scaled {
  if (!isDecimal(text)) {
    throw fault('decimal.malformed', 'Not a plain decimal number');
  }
  const point = text.indexOf('.');
  if (point < 0) return { units: BigInt(text), places: 0 };
  return {
    units: BigInt(text.slice(0, point) + text.slice(point + 1)),
    places: text.length - point - 1,
  };
}

/** Plain digits with all `places`; zero has no sign, because whole numbers have none. */
function padded(units: bigint, places: number): string {
  if (places === 0) return units.toString();
  const minus = units < 0n ? '-' : '';
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0');
  return `${minus}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** Plain digits without needless zeros. */
function plain(units: bigint, places: number): string {
  const text = padded(units, places);
  return places === 0 ? text : text.replace(/\.?0+$/, '');
}

/** Both numbers scaled to the places of the finer one. */
function aligned(a: string, b: string): readonly [bigint, bigint, number] {
  const [x, y] = [scaled(a), scaled(b)];
  const places = Math.max(x.places, y.places);
  return [x.units * ten(places - x.places), y.units * ten(places - y.places), places];
}

/**
 * `over / under` as a whole number, rounded once. All other arithmetic here is built on it.
 *
 * @throws CourtsideError `decimal.division-by-zero`
 * @example divideWhole(-5n, 2n, 'half-up') // -3n
 */
export function divideWhole(over: bigint, under: bigint, rounding: Rounding): bigint {
  if (under === 0n) {
    throw fault('decimal.division-by-zero', 'Division by zero');
  }
  const whole = over / under;
  if (rounding === 'truncate') return whole;
  const rest = over % under;
  const twice = (rest < 0n ? -rest : rest) * 2n;
  const size = under < 0n ? -under : under;
  const isOdd = whole % 2n !== 0n;
  const away = twice > size || (twice === size && (rounding === 'half-up' || isOdd));
  if (!away) return whole;
  return over < 0n === under < 0n ? whole + 1n : whole - 1n;
}

/** The units of `value` at `places` decimals, rounded. */
function unitsAt({ units, places }: Scaled, wanted: number, rounding: Rounding): bigint {
  if (wanted >= places) return units * ten(wanted - places);
  return divideWhole(units, ten(places - wanted), rounding);
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
  const [x, y, places] = aligned(a, b);
  return plain(x + y, places);
}

/** Exact difference. @throws CourtsideError `decimal.malformed` */
export function minus(a: string, b: string): string {
  const [x, y, places] = aligned(a, b);
  return plain(x - y, places);
}

/** Exact product. @throws CourtsideError `decimal.malformed` @example times('100', '0.95') // '95' */
export function times(a: string, b: string): string {
  const [x, y] = [scaled(a), scaled(b)];
  return plain(x.units * y.units, x.places + y.places);
}

/**
 * Quotient at `places` decimals, rounded once.
 *
 * @throws CourtsideError `decimal.malformed`, or `decimal.division-by-zero`
 * @example dividedBy('1', '1.5', 2, 'half-up') // '0.67'
 */
export function dividedBy(a: string, b: string, places: number, rounding: Rounding): string {
  const [x, y] = aligned(a, b);
  return plain(divideWhole(x * ten(places), y, rounding), places);
}

/** @returns -1, 0 or 1. @throws CourtsideError `decimal.malformed` @example compareDecimals('0.90', '0.9') // 0 */
export function compareDecimals(a: string, b: string): -1 | 0 | 1 {
  const [x, y] = aligned(a, b);
  if (x === y) return 0;
  return x < y ? -1 : 1;
}

/** Rounded to `places` decimals without padding. @example roundDecimal('1.999', 2, 'truncate') // '1.99' */
export function roundDecimal(value: string, places: number, rounding: Rounding): string {
  return plain(unitsAt(scaled(value), places, rounding), places);
}

/** Rounded to `places` decimals and padded to them. @example toPlaces('1.5', 2, 'half-up') // '1.50' */
export function toPlaces(value: string, places: number, rounding: Rounding): string {
  return padded(unitsAt(scaled(value), places, rounding), places);
}
