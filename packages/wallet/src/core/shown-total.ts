import { isCurrency, isDecimal, money, shownAmount } from '@courtside/money';

/**
 * Like `shownAmount`, but keeps the currency's decimals when they are zeros; for the total of the venues' balances
 * (spec betting 3).
 *
 * @example shownTotal('1234.00', 'CNY') // '¥1,234.00'
 */
export function shownTotal(amount: string, currency: string | undefined): string {
  const text = shownAmount(amount, currency);
  if (!isCurrency(currency) || !isDecimal(amount) || text.includes('.')) return text;
  const [, decimals = ''] = money(amount, currency).amount.split('.');
  return decimals === '' ? text : `${text}.${decimals}`;
}
