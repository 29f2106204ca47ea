import type { Currency } from './currency-codes.ts';
import { currencyInfo } from './currency.ts';
import {
  compareDecimals,
  isDecimal,
  minus,
  plus,
  roundDecimal,
  times,
  toPlaces,
} from './decimal.ts';
import { fault } from './fault.ts';
import type { Rounding } from './rounding.ts';

/**
 * An exact amount of one currency. Plain data: it may go into a store, a message or JSON as it is.
 *
 * `amount` is decimal text with exactly as many decimals as the currency has, so equal amounts are equal text.
 */
export interface Money<C extends Currency = Currency> {
  readonly currency: C;
  readonly amount: string;
}

function make<C extends Currency>(amount: string, currency: C): Money<C> {
  return Object.freeze({
    currency,
    amount: toPlaces(amount, currencyInfo(currency).digits, 'truncate'),
  });
}

// The types keep known currencies apart; this check is for currencies that are known at run time only.
function sameCurrency(a: Money, b: Money): void {
  if (a.currency !== b.currency) {
    throw fault('money.currency-mixed', `${a.currency} and ${b.currency} do not mix`);
  }
}

/**
 * Money of an amount that is known to be valid; typed text must go through `parseMoney`.
 *
 * @throws CourtsideError `money.malformed` for anything that is not plain decimal text or finer than the currency
 * @example money('1234.5', 'CNY') // { currency: 'CNY', amount: '1234.50' }
 */
export function money<const C extends Currency>(amount: string, currency: C): Money<C> {
  const { digits } = currencyInfo(currency);
  if (
    !isDecimal(amount) ||
    compareDecimals(amount, roundDecimal(amount, digits, 'truncate')) !== 0
  ) {
    throw fault('money.malformed', `Not an amount of ${currency}`);
  }
  return make(amount, currency);
}

/** An amount of zero. @example zero('CNY') // { currency: 'CNY', amount: '0.00' } */
export function zero<const C extends Currency>(currency: C): Money<C> {
  return make('0', currency);
}

/**
 * Money of a whole number of the smallest units (fen, cents).
 *
 * @throws CourtsideError `money.malformed` for a number that is not a safe integer
 * @example fromMinor(123456n, 'CNY') // { currency: 'CNY', amount: '1234.56' }
 */
export function fromMinor<const C extends Currency>(minor: bigint | number, currency: C): Money<C> {
  if (typeof minor === 'number' && !Number.isSafeInteger(minor)) {
    throw fault('money.malformed', 'Not a safe integer');
  }
  const units = BigInt(minor);
  const { digits } = currencyInfo(currency);
  const size = (units < 0n ? -units : units).toString().padStart(digits + 1, '0');
  const whole = size.slice(0, size.length - digits);
  const fraction = digits === 0 ? '' : `.${size.slice(-digits)}`;
  return make(`${units < 0n ? '-' : ''}${whole}${fraction}`, currency);
}

/** The smallest units as a whole number. @example toMinor(money('1234.56', 'CNY')) // 123456n */
export function toMinor(value: Money): bigint {
  return BigInt(value.amount.replace('.', ''));
}

/** @throws CourtsideError `money.currency-mixed` */
export function addMoney<C extends Currency>(a: Money<C>, b: Money<NoInfer<C>>): Money<C> {
  sameCurrency(a, b);
  return make(plus(a.amount, b.amount), a.currency);
}

/** @throws CourtsideError `money.currency-mixed` */
export function subtractMoney<C extends Currency>(a: Money<C>, b: Money<NoInfer<C>>): Money<C> {
  sameCurrency(a, b);
  return make(minus(a.amount, b.amount), a.currency);
}

/** @example multiplyMoney(money('10.01', 'CNY'), '0.5', 'truncate') // 5.00 */
export function multiplyMoney<C extends Currency>(
  a: Money<C>,
  factor: string,
  rounding: Rounding,
): Money<C> {
  return make(
    roundDecimal(times(a.amount, factor), currencyInfo(a.currency).digits, rounding),
    a.currency,
  );
}

/** @returns -1, 0 or 1. @throws CourtsideError `money.currency-mixed` */
export function compareMoney<C extends Currency>(a: Money<C>, b: Money<NoInfer<C>>): -1 | 0 | 1 {
  sameCurrency(a, b);
  return compareDecimals(a.amount, b.amount);
}

/** The smaller of two. @throws CourtsideError `money.currency-mixed` */
export function minMoney<C extends Currency>(a: Money<C>, b: Money<NoInfer<C>>): Money<C> {
  return compareMoney(a, b) <= 0 ? a : b;
}

/** Rounds down to a whole number of the main unit. @example floorMoney(money('99.99', 'CNY')) // 99.00 */
export function floorMoney<C extends Currency>(a: Money<C>): Money<C> {
  const whole = roundDecimal(a.amount, 0, 'truncate');
  return make(compareDecimals(whole, a.amount) > 0 ? minus(whole, '1') : whole, a.currency);
}

export function isZeroMoney(a: Money): boolean {
  return compareDecimals(a.amount, '0') === 0;
}

export function isPositiveMoney(a: Money): boolean {
  return compareDecimals(a.amount, '0') > 0;
}

export function isNegativeMoney(a: Money): boolean {
  return compareDecimals(a.amount, '0') < 0;
}

/**
 * Converts an amount to another currency.
 *
 * @param rate units of `to` for one unit of the amount's currency, decimal text above zero
 * @throws CourtsideError `money.rate-invalid`
 * @example exchangeMoney(money('100', 'USD'), 'CNY', '7.2', 'truncate') // 720.00 CNY
 */
export function exchangeMoney<const C extends Currency>(
  value: Money,
  to: C,
  rate: string,
  rounding: Rounding,
): Money<C> {
  if (!isDecimal(rate) || compareDecimals(rate, '0') <= 0) {
    throw fault('money.rate-invalid', 'Not a rate of exchange');
  }
  return make(roundDecimal(times(value.amount, rate), currencyInfo(to).digits, rounding), to);
}
