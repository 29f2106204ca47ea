import type { ResultCode } from './result-code.ts';

/**
 * What of a settled stake counts as turnover (流水): half results count by half, pushes, refunds and voids not at all.
 *
 * @param stake in the smallest units of the currency
 * @example validStake('LW', 10_001n) // 5000n
 */
export function validStake(code: ResultCode, stake: bigint): bigint {
  if (code === 'W' || code === 'L') return stake;
  return code === 'LW' || code === 'LL' ? stake / 2n : 0n;
}
