import { formatMoney, isCurrency, isDecimal, money } from '@courtside/money';

/**
 * An amount of the gateway with the currency's sign; as it came where the currency is not known.
 *
 * @example shownAmount('1234.50', 'CNY') // '¥1,234.50'
 */
export function shownAmount(amount: string, currency: string | undefined): string {
  if (!isCurrency(currency) || !isDecimal(amount)) return amount;
  return formatMoney(money(amount, currency), { sign: true });
}

/** Whether an amount is more than nothing. */
export const isSome = (amount: string): boolean => /[1-9]/.test(amount);
