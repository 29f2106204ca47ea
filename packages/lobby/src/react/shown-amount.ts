import { formatMoney, money } from '@courtside/money';

/** An amount of the site's currency as people read it (spec access 9). @example shownAmount('0.10') // '¥0.1' */
export function shownAmount(amount: string): string {
  return formatMoney(money(amount, 'CNY'), { sign: true });
}
