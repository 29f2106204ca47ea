import { err, ok, type Result, type Violation } from '@courtside/kernel';
import type { Currency } from './currency-codes.ts';
import { currencyInfo } from './currency.ts';
import { money, type Money } from './money.ts';

export type MoneyViolationCode =
  | 'money.empty'
  | 'money.too-long'
  | 'money.malformed'
  | 'money.negative'
  | 'money.too-many-decimals';

export type MoneyViolation = Violation<MoneyViolationCode>;

const LONGEST = 32;

export interface ParseMoneyOptions {
  /** Accepts a leading minus as an amount below zero, instead of refusing it. */
  readonly signed?: boolean;
}

/**
 * Reads a typed or received amount: ASCII digits with at most one point, nothing else.
 *
 * Refused with a typed reason: an empty text, more than 32 characters, full-width digits, exponents, separators,
 * blanks, signs (a minus is read only when `signed`), and more decimals than the currency has (`params.digits`).
 *
 * @example parseMoney('1234.5', 'CNY') // { ok: true, value: { currency: 'CNY', amount: '1234.50' } }
 */
export function parseMoney<const C extends Currency>(
  text: string,
  currency: C,
  options: ParseMoneyOptions = {},
): Result<Money<C>, MoneyViolation> {
  if (text === '') return err({ code: 'money.empty' });
  if (text.length > LONGEST) return err({ code: 'money.too-long', params: { max: LONGEST } });
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (!match) return err({ code: 'money.malformed' });
  if (match[1] === '-' && options.signed !== true) return err({ code: 'money.negative' });
  const { digits } = currencyInfo(currency);
  if ((match[3] ?? '').length > digits)
    return err({ code: 'money.too-many-decimals', params: { digits } });
  return ok(money(text, currency));
}

export interface FormatMoneyOptions {
  /** Puts the currency's sign in front: `¥1,234.56`. */
  readonly sign?: boolean;
}

/**
 * Chinese-locale text: groups of three digits; a fraction of zeros is dropped, any other has at least two decimals
 * (spec access 9).
 *
 * @example formatMoney(money('1234.50', 'CNY')) // '1,234.50'
 * @example formatMoney(money('1234', 'CNY'), { sign: true }) // '¥1,234'
 */
export function formatMoney(value: Money, options: FormatMoneyOptions = {}): string {
  const minus = value.amount.startsWith('-') ? '-' : '';
  const [whole = '0', fraction = ''] = value.amount.slice(minus.length).split('.');
  const kept = fraction.replace(/0+$/, '');
  const tail = kept === '' ? '' : `.${kept.padEnd(2, '0')}`;
  const sign = options.sign === true ? currencyInfo(value.currency).sign : '';
  return `${minus}${sign}${whole.replace(/\B(?=(?:\d{3})+$)/g, ',')}${tail}`;
}

/**
 * Reads a text of `formatMoney`, with or without the sign, and refuses groups that are not of three digits.
 *
 * @example parseFormattedMoney('¥1,234', 'CNY') // { ok: true, value: { currency: 'CNY', amount: '1234.00' } }
 */
export function parseFormattedMoney<const C extends Currency>(
  text: string,
  currency: C,
): Result<Money<C>, MoneyViolation> {
  if (text === '') return err({ code: 'money.empty' });
  if (text.length > LONGEST * 2)
    return err({ code: 'money.too-long', params: { max: LONGEST * 2 } });
  const { sign } = currencyInfo(currency);
  const minus = text.startsWith('-') ? '-' : '';
  const unsigned = text.slice(minus.length);
  const bare = unsigned.startsWith(sign) ? unsigned.slice(sign.length) : unsigned;
  if (!/^(?:\d{1,3}(?:,\d{3})*)(?:\.\d+)?$/.test(bare)) return err({ code: 'money.malformed' });
  return parseMoney(minus + bare.replaceAll(',', ''), currency, { signed: true });
}
