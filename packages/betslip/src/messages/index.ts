import {
  bettingTermsMessages,
  bettingTermsResultsMessages,
  type BettingTermsMessageId,
} from '@courtside/betting-terms/messages';
import {
  betslipMessages,
  betslipSettlementMessages,
  type BetslipMessageId,
} from '../catalogs/index.ts';

/** All texts of the slip: its own, and the betting terms of the version that this package depends on. */
export const slipMessages: readonly [typeof betslipMessages, typeof bettingTermsMessages] = [
  betslipMessages,
  bettingTermsMessages,
];

/** The texts of `settlementText`, for the page of a ticket: with the terms, whose market and pick names it uses. */
export const settlementMessages: readonly [
  typeof betslipSettlementMessages,
  typeof bettingTermsMessages,
  typeof bettingTermsResultsMessages,
] = [betslipSettlementMessages, bettingTermsMessages, bettingTermsResultsMessages];

export type SlipMessageId = BetslipMessageId | BettingTermsMessageId;
