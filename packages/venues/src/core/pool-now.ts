import type { BonusPool } from '@courtside/contract';
import { plus, times, toPlaces } from '@courtside/money';

/**
 * What a jackpot stands at: what the gateway told, and what it grows by for each whole second since.
 *
 * @param now of the site's clock; nothing is known before that is
 * @example poolNow({ amount: '100.00', perSecond: '0.25', asOf: 0 }, 8000) // '102.00'
 */
export function poolNow(
  { amount, perSecond, asOf }: Pick<BonusPool, 'amount' | 'perSecond' | 'asOf'>,
  now: number,
): string {
  const seconds = Math.max(0, Math.floor((now - asOf) / 1000));
  return toPlaces(plus(amount, times(perSecond, String(seconds))), 2, 'truncate');
}
