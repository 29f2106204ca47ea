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

/** What a member types beside a negative price: what they may lose, or what they want to win. A setting, never guessed. */
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
  /** The negative price that the server quotes in the format; it then holds, and not what a converter makes of `hkPrice`. */
  readonly served?: string;
}

/**
 * What is staked. With `win` and a negative price that is the typed amount times the size of the price, worked out from
 * the canonical price (or the served one) and never from a rounded display; half up at the currency's digits.
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
