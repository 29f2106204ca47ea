import { isCurrency } from './currency-codes.ts';
import { isDecimal } from './decimal.ts';
import { formatMoney, type FormatMoneyOptions } from './money-text.ts';
import { money } from './money.ts';

/**
 * An amount of the gateway as members read it (spec access 9). Where the currency is not known, or what came is no
 * amount, it stands as it came: better bare than wrong.
 *
 * @param options with the currency's sign unless it says otherwise
 * @example shownAmount('1234.50', 'CNY') // '¥1,234.50'
 * @example shownAmount('1234.50', 'CNY', { sign: false }) // '1,234.50'
 */
export function shownAmount(
  amount: string,
  currency: string | undefined,
  options: FormatMoneyOptions = { sign: true },
): string {
  if (!isCurrency(currency) || !isDecimal(amount)) return amount;
  return formatMoney(money(amount, currency), options);
}
