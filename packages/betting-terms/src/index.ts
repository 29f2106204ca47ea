// `p` of pick-messages stays private: a pick is named by `pickWords`, which knows its market.
export { betOutcome, outcomeMessages } from './core/bet-outcome.ts';
export type { BetOutcome, BetStanding } from './core/bet-outcome.ts';
export { betMessages } from './core/bet-messages.ts';
export { MARKET_CODES, marketCode } from './core/market-code.ts';
export type { MarketCode, MarketKind } from './core/market-code.ts';
export { marketMessages, periodMessages } from './core/market-messages.ts';
export { marketWords } from './core/market-words.ts';
export type { MarketWords, NamedMarket } from './core/market-words.ts';
export type { TermMessage, Translate } from './core/message.ts';
export { pickLine } from './core/pick-line.ts';
export type { PickedLine } from './core/pick-line.ts';
export { resultPickMessages } from './core/pick-messages.ts';
export { pickWords } from './core/pick-words.ts';
export type { NamedPick, PickWords } from './core/pick-words.ts';
export { scoreText } from './core/score-text.ts';
export { voidReason, voidReasonMessages } from './core/void-reason.ts';
