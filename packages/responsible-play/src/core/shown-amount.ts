import { formatMoney, isCurrency, isDecimal, money } from '@courtside/money';

/**
 * An amount of the gateway as members read it, with the currency's sign. Where the currency is not known, the amount
 * stands as it came.
 *
 * @example shownAmount('1234.50', 'CNY') // '¥1,234.50'
 */
export function shownAmount(amount: string, currency: string | undefined): string {
  if (!isCurrency(currency) || !isDecimal(amount)) return amount;
  return formatMoney(money(amount, currency), { sign: true });
}
