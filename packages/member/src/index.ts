// Public: periods and the state of records. The words of bets are in @courtside/betting-terms.
export { isUndecided, someDecided } from './core/undecided.ts';
export { PERIODS, periodStart } from './core/period.ts';
export type { Period } from './core/period.ts';
