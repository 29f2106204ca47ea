import type { ResultCode } from './result-code.ts';

/**
 * The part of a settled stake that counts as turnover (流水): half for half results, none for pushes, refunds and voids.
 *
 * @param stake in the smallest units of the currency
 * @example validStake('LW', 10_001n) // 5000n
 */
export function validStake(code: ResultCode, stake: bigint): bigint {
  if (code === 'W' || code === 'L') return stake;
  return code === 'LW' || code === 'LL' ? stake / 2n : 0n;
}
