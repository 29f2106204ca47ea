// Public: rules, machines and tracking of deposits, withdrawals, transfers and cards. The screens' steps stay private:
// a brand replaces a whole screen, not a part of one.
export { checkDepositAmount } from './core/deposit-amount.ts';
export type {
  DepositLimits,
  DepositViolation,
  DepositViolationCode,
} from './core/deposit-amount.ts';
export { keptDeposits, DEPOSIT_STORAGE_PREFIX } from './core/deposit-storage.ts';
export { depositTerms } from './core/deposit-terms.ts';
export type { DepositConditions, DepositTerms } from './core/deposit-terms.ts';
export { countdownText, depositPollMs, isLate, remainingMs } from './core/deposit-time.ts';
export {
  depositGiveUpMs,
  depositIsOpen,
  depositTransition,
  isFollowed,
  NO_DEPOSIT,
  orderState,
} from './core/deposit.ts';
export type {
  DepositEffect,
  DepositEnd,
  DepositEvent,
  DepositIntent,
  DepositOutcome,
  DepositRefusal,
  DepositState,
  DepositStep,
} from './core/deposit.ts';
export { REQUEST_LATE_MS } from './core/lost-request.ts';
export { payWayOf } from './core/pay-ways.ts';
export type { PayWay } from './core/pay-ways.ts';
export { createDepositRunner, DEPOSIT_ASK_MS } from './runner/deposit-runner.ts';
export type {
  DepositPort,
  DepositRunner,
  DepositRunnerParts,
  Sight,
} from './runner/deposit-runner.ts';
export { checkTransferAmount, LEAST_TRANSFER } from './core/transfer-amount.ts';
export type { TransferAmountCode, TransferAmountViolation } from './core/transfer-amount.ts';
export { keptTransfers, TRANSFER_STORAGE_PREFIX } from './core/transfer-storage.ts';
export {
  NO_TRANSFER,
  TRANSFER_KEPT_MS,
  transferIsOpen,
  transferTransition,
} from './core/transfer.ts';
export type {
  TransferEffect,
  TransferEvent,
  TransferIntent,
  TransferOutcome,
  TransferRefusal,
  TransferResult,
  TransferState,
  TransferStep,
  TransferTask,
} from './core/transfer.ts';
export { createTransferRunner, TRANSFER_AGAIN_MS } from './runner/transfer-runner.ts';
export type {
  TransferPort,
  TransferRunner,
  TransferRunnerParts,
} from './runner/transfer-runner.ts';
export { createHideNoBalance } from './core/hide-no-balance.ts';
export type { HideNoBalance, KeptChoice } from './core/hide-no-balance.ts';
export { cardTransition, NO_CARD_CHANGE } from './core/card-change.ts';
export type {
  CardChange,
  CardEffect,
  CardEvent,
  CardRefusal,
  CardStep,
  CardTask,
} from './core/card-change.ts';
export { cardViolations } from './core/card-draft.ts';
export type { CardDraft, CardViolation, CardViolationCode } from './core/card-draft.ts';
export { bankOfNumber, isCardNumber, networkOf, tidyCardNumber } from './core/card-number.ts';
export { moneyStep } from './core/refusal-step.ts';
export type { MoneyStep } from './core/refusal-step.ts';
export { checkWithdrawalAmount, mostWithdrawable } from './core/withdrawal-amount.ts';
export type {
  WithdrawalAmountCode,
  WithdrawalAmountViolation,
  WithdrawalLimits,
} from './core/withdrawal-amount.ts';
export { amountAfterFee, withdrawalBlocks } from './core/withdrawal-eligibility.ts';
export type { EligibilityContext, WithdrawalBlock } from './core/withdrawal-eligibility.ts';
export { passwordChange, passwordTransition } from './core/withdrawal-password.ts';
export type {
  PasswordChange,
  PasswordEffect,
  PasswordEvent,
  PasswordField,
  PasswordRefusal,
  PasswordStep,
  PasswordViolation,
  PasswordViolationCode,
  PasswordWay,
} from './core/withdrawal-password.ts';
export { keptWithdrawals, WITHDRAWAL_STORAGE_PREFIX } from './core/withdrawal-storage.ts';
export {
  INITIAL_WITHDRAWAL_TRACKING,
  isFinalWithdrawal,
  trackWithdrawal,
  withdrawalPollMs,
} from './core/withdrawal-tracking.ts';
export type { WithdrawalReading, WithdrawalTracking } from './core/withdrawal-tracking.ts';
export {
  giveUpWaitMs,
  NO_WITHDRAWAL,
  withdrawalIsOpen,
  withdrawalTransition,
} from './core/withdrawal.ts';
export type {
  WantedWithdrawal,
  WithdrawalCosts,
  WithdrawalEffect,
  WithdrawalEvent,
  WithdrawalIntent,
  WithdrawalOutcome,
  WithdrawalRefusal,
  WithdrawalState,
  WithdrawalStep,
} from './core/withdrawal.ts';
export { createWithdrawalRunner, WITHDRAWAL_ASK_MS } from './runner/withdrawal-runner.ts';
export type {
  WithdrawalPort,
  WithdrawalRunner,
  WithdrawalRunnerParts,
} from './runner/withdrawal-runner.ts';
