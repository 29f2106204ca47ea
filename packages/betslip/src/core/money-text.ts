import { formatMoney, type Money } from '@courtside/money';

/** An amount as the slip writes it, with the sign of its currency. @example moneyText(money('1000', 'CNY')) // '¥1,000' */
export const moneyText = (amount: Money): string => formatMoney(amount, { sign: true });

/** An amount as a member types it, without a zero fraction. @example typedText(money('40', 'CNY')) // '40' */
export const typedText = ({ amount }: Money): string => amount.replace(/\.0+$/, '');
