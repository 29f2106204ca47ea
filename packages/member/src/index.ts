export { betOutcome, isUndecided, someDecided } from './core/bet-outcome.ts';
export type { BetOutcome } from './core/bet-outcome.ts';
export { PERIODS, periodStart } from './core/period.ts';
export type { Period } from './core/period.ts';
export { marketParts, pickLine } from './core/pick-parts.ts';
export type { MarketKind, MarketParts, PickRecord } from './core/pick-parts.ts';
