import { formatMoney, isCurrency, isDecimal, money } from '@courtside/money';

/**
 * An amount of the gateway as members read it, with the currency's sign. Where the currency is not known, the amount
 * stands as it came: better bare than wrong.
 *
 * @example shownAmount('1234.50', 'CNY') // '¥1,234.50'
 */
export function shownAmount(amount: string, currency: string | undefined): string {
  if (!isCurrency(currency) || !isDecimal(amount)) return amount;
  return formatMoney(money(amount, currency), { sign: true });
}

/**
 * As `shownAmount`, with the decimals of the currency even where they are zeros: of the total that venues hold (spec
 * betting 3).
 *
 * @example shownTotal('1234.00', 'CNY') // '¥1,234.00'
 */
export function shownTotal(amount: string, currency: string | undefined): string {
  const text = shownAmount(amount, currency);
  if (!isCurrency(currency) || !isDecimal(amount) || text.includes('.')) return text;
  const [, decimals = ''] = money(amount, currency).amount.split('.');
  return decimals === '' ? text : `${text}.${decimals}`;
}
