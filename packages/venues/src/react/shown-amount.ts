import { formatMoney, isCurrency, money } from '@courtside/money';

/** An amount as people read it (spec access 9). @example shownAmount('0.10', 'CNY') // '¥0.1' */
export const shownAmount = (amount: string, currency: string): string =>
  isCurrency(currency) ? formatMoney(money(amount, currency), { sign: true }) : amount;
