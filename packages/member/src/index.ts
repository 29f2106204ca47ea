export { isUndecided, someDecided } from './core/undecided.ts';
export { PERIODS, periodStart } from './core/period.ts';
export type { Period } from './core/period.ts';
