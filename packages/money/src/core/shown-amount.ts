import { isCurrency } from './currency-codes.ts';
import { isDecimal } from './decimal.ts';
import { formatMoney, type FormatMoneyOptions } from './money-text.ts';
import { money } from './money.ts';

/**
 * Formats an amount of the gateway for members (spec access 9). Where the currency is unknown, or the text is not an
 * amount, the text is returned unchanged: better bare than wrong.
 *
 * @param options by default with the currency's sign
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
