import {
  compareDecimals,
  type Currency,
  currencyInfo,
  dividedBy,
  isDecimal,
  money,
  type Money,
  multiplyMoney,
  type OddsFormat,
} from '@courtside/money';

/**
 * Meaning of an amount typed at a negative price: the amount at risk, or the amount to win. A setting, never guessed.
 */
export type WinRisk = 'risk' | 'win';

/** True when the format shows this Hong Kong price below zero. */
export function isNegativePrice(hkPrice: string, format: OddsFormat): boolean {
  if (format !== 'M' && format !== 'I') return false;
  if (!isDecimal(hkPrice) || compareDecimals(hkPrice, '0') <= 0) return false;
  return compareDecimals(hkPrice, '1') === (format === 'M' ? 1 : -1);
}

export interface RiskInput<C extends Currency> {
  readonly typed: Money<C>;
  /** Canonical Hong Kong price, decimal text. */
  readonly hkPrice: string;
  readonly format: OddsFormat;
  readonly winRisk: WinRisk;
  /** The server's negative price in the format, which is used instead of a conversion of `hkPrice`. */
  readonly served?: string;
}

/**
 * The stake. With `win` and a negative price it is the typed amount times the absolute price, calculated from the
 * canonical price (or the served one) and never from a rounded display; rounded half up at the currency's digits.
 *
 * @example riskAmount({ typed: money('100', 'CNY'), hkPrice: '1.25', format: 'M', winRisk: 'win' }) // 80.00 CNY
 */
export function riskAmount<C extends Currency>({
  typed,
  hkPrice,
  format,
  winRisk,
  served,
}: RiskInput<C>): Money<C> {
  if (winRisk === 'risk' || !isNegativePrice(hkPrice, format)) return typed;
  if (served?.startsWith('-') && isDecimal(served)) {
    return multiplyMoney(typed, served.slice(1), 'half-up');
  }
  const { digits } = currencyInfo(typed.currency);
  return money<C>(dividedBy(typed.amount, hkPrice, digits, 'half-up'), typed.currency);
}
