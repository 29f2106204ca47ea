import {
  bettingTermsMessages,
  type BettingTermsMessageId,
} from '@courtside/betting-terms/messages';
import { betslipMessages, type BetslipMessageId } from '../catalogs/index.ts';

/** All texts of the slip: its own, and the betting terms of the version that this package depends on. */
export const slipMessages: readonly [typeof betslipMessages, typeof bettingTermsMessages] = [
  betslipMessages,
  bettingTermsMessages,
];

export type SlipMessageId = BetslipMessageId | BettingTermsMessageId;
