import type { BonusPool } from '@courtside/contract';
import { plus, times, toPlaces } from '@courtside/money';

/**
 * Current amount of a jackpot: the gateway's amount, plus its growth for each whole second since then.
 *
 * @param now of the site's clock; before it is known there is no amount
 * @example poolNow({ amount: '100.00', perSecond: '0.25', asOf: 0 }, 8000) // '102.00'
 */
export function poolNow(
  { amount, perSecond, asOf }: Pick<BonusPool, 'amount' | 'perSecond' | 'asOf'>,
  now: number,
): string {
  const seconds = Math.max(0, Math.floor((now - asOf) / 1000));
  return toPlaces(plus(amount, times(perSecond, String(seconds))), 2, 'truncate');
}
