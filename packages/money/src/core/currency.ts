import { CURRENCIES, type Currency, type CurrencyInfo, isCurrency } from './currency-codes.ts';
import { fault } from './fault.ts';

/**
 * @throws CourtsideError `money.currency-unknown` for a code from outside that was not checked with `isCurrency`
 * @example currencyInfo('CNY') // { digits: 2, sign: '¥' }
 */
export function currencyInfo(currency: Currency): CurrencyInfo {
  if (!isCurrency(currency)) throw fault('money.currency-unknown', 'Not a currency');
  return CURRENCIES[currency];
}
