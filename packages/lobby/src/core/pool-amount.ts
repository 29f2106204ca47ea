import { plus, times, toPlaces } from '@courtside/money';
import type { BonusPool } from '@courtside/contract';

/**
 * The current amount of a jackpot: the amount from the gateway plus `perSecond` for each whole second since.
 *
 * @param now milliseconds since the epoch by the site's clock; a time before `asOf` counts as `asOf`
 * @returns a decimal string with two decimals
 *
 * @example poolAmount({ amount: '100.00', perSecond: '0.25', asOf: 0, … }, 8_000) // '102.00'
 */
export function poolAmount(
  { amount, perSecond, asOf }: Pick<BonusPool, 'amount' | 'perSecond' | 'asOf'>,
  now: number,
): string {
  const seconds = Math.max(0, Math.floor((now - asOf) / 1000));
  return toPlaces(plus(amount, times(perSecond, String(seconds))), 2, 'truncate');
}
