export { createQuickBets } from './create-quick-bets.ts';
export type { QuickBetter, QuickBetterOptions } from './create-quick-bets.ts';
export { createSlipRunner } from './create-slip-runner.ts';
export type { ConfirmOptions, SlipRunner, SlipRunnerOptions } from './create-slip-runner.ts';
export type { LegQuote, QuotedPick, SlipPort, SlipQuote, SlipQuotes } from './slip-port.ts';
export { createCashOutRunner } from './create-cash-out-runner.ts';
export type { CashOutPort, CashOutRunner, CashOutRunnerOptions } from './create-cash-out-runner.ts';
