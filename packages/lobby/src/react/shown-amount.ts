import { formatMoney, money, type Currency } from '@courtside/money';

/** An amount as people read it (spec access 9). @example shownAmount('0.10', 'CNY') // '¥0.1' */
export function shownAmount(amount: string, currency: Currency): string {
  return formatMoney(money(amount, currency), { sign: true });
}
