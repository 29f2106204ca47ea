import { formatMoney, type Money } from '@courtside/money';

/** An amount as the slip writes it, with the sign of its currency. @example moneyText(money('1000', 'CNY')) // '¥1,000' */
export const moneyText = (amount: Money): string => formatMoney(amount, { sign: true });
