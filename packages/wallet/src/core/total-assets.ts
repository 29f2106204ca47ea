import { addMoney, money, zero, type Currency } from '@courtside/money';

/**
 * All that is the member's, wherever it stands: the centre wallet, the venues, and what bets and withdrawals hold back.
 *
 * @example totalAssets(['500.00', '300.00', '100.00'], 'CNY') // '900.00'
 */
export function totalAssets(parts: readonly string[], currency: Currency): string {
  return parts.reduce((sum, part) => addMoney(sum, money(part, currency)), zero(currency)).amount;
}
