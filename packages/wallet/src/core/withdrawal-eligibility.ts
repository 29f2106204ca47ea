import type { WithdrawalInfo } from '@courtside/contract';
import { compareDecimals, minus, toPlaces } from '@courtside/money';

/** A reason against a withdrawal now; in a list, the reason to solve first comes first. */
export type WithdrawalBlock =
  | { readonly code: 'no-card' }
  | { readonly code: 'password-unset' }
  | { readonly code: 'password-locked'; readonly lockedMs: number }
  | { readonly code: 'turnover'; readonly left: string }
  | { readonly code: 'day-times' }
  | { readonly code: 'day-amount'; readonly left: string }
  | { readonly code: 'balance'; readonly available: string; readonly min: string };

export interface EligibilityContext {
  /** Number of the member's cards for this way. */
  readonly cards: number;
  /** Whether the site requires the withdrawal password (toggle `withdrawPassword`). */
  readonly asksPassword: boolean;
}

/**
 * All reasons against a withdrawal by one way, from the gateway's data. Empty when the member can withdraw.
 *
 * @example withdrawalBlocks({ ...info, turnoverLeft: '300.00' }, { cards: 1, asksPassword: true }) // [{ code: 'turnover', left: '300.00' }]
 */
export function withdrawalBlocks(
  info: WithdrawalInfo,
  { cards, asksPassword }: EligibilityContext,
): WithdrawalBlock[] {
  const blocks: WithdrawalBlock[] = [];
  if (asksPassword && !info.passwordSet) blocks.push({ code: 'password-unset' });
  if (asksPassword && info.passwordLockedMs > 0) {
    blocks.push({ code: 'password-locked', lockedMs: info.passwordLockedMs });
  }
  if (cards === 0) blocks.push({ code: 'no-card' });
  if (compareDecimals(info.turnoverLeft, '0') > 0) {
    blocks.push({ code: 'turnover', left: info.turnoverLeft });
  }
  if (info.timesLeft === 0) blocks.push({ code: 'day-times' });
  else if (compareDecimals(info.amountLeft, info.min) < 0) {
    blocks.push({ code: 'day-amount', left: info.amountLeft });
  }
  if (compareDecimals(info.available, info.min) < 0) {
    blocks.push({ code: 'balance', available: info.available, min: info.min });
  }
  return blocks;
}

/**
 * Amount in the member's currency that arrives after the fee; `0.00` when the fee is not below the amount.
 *
 * @example amountAfterFee('100.00', '5.00') // '95.00'
 */
export function amountAfterFee(amount: string, fee: string): string {
  return compareDecimals(amount, fee) > 0 ? toPlaces(minus(amount, fee), 2, 'truncate') : '0.00';
}
