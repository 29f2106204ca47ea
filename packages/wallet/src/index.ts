// Public: rules and tracking of deposits. The screens' steps stay private: a brand replaces a screen, not a part of one.
export { checkDepositAmount } from './core/deposit-amount.ts';
export type {
  DepositLimits,
  DepositViolation,
  DepositViolationCode,
} from './core/deposit-amount.ts';
export { createDepositIntents } from './core/deposit-intent.ts';
export type { DepositIntent, DepositIntents } from './core/deposit-intent.ts';
export {
  countdownText,
  DEPOSIT_POLL_MS,
  followDeposit,
  INITIAL_TRACKING,
  isTracking,
  remainingMs,
  trackDeposit,
} from './core/deposit-tracking.ts';
export type { DepositReading, DepositTracking, DepositView } from './core/deposit-tracking.ts';
export { createHideNoBalance } from './core/hide-no-balance.ts';
export type { HideNoBalance } from './core/hide-no-balance.ts';
export { shownAmount } from './core/shown-amount.ts';
