import { addMoney, money, zero, type Currency } from '@courtside/money';

/**
 * The total of the member's money: the centre wallet, the venues, and the amounts locked by bets and withdrawals.
 *
 * @example totalAssets(['500.00', '300.00', '100.00'], 'CNY') // '900.00'
 */
export function totalAssets(parts: readonly string[], currency: Currency): string {
  return parts.reduce((sum, part) => addMoney(sum, money(part, currency)), zero(currency)).amount;
}
