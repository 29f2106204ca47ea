import { shownAmount } from '@courtside/money';

/**
 * An amount of virtual currency with its name; the amount of an unknown currency is shown as received.
 *
 * @example coinText('1282.00', 'USDT') // '1,282 USDT'
 */
export const coinText = (amount: string, currency: string): string =>
  `${shownAmount(amount, currency, { sign: false })} ${currency}`;
