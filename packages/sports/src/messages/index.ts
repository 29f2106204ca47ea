import {
  bettingTermsMessages,
  type BettingTermsMessageId,
} from '@courtside/betting-terms/messages';
import { sportsMessages, type SportsMessageId } from '../catalogs/index.ts';

/** All texts of the board: its own, and the betting terms of the version that this package depends on. */
export const boardMessages: readonly [typeof sportsMessages, typeof bettingTermsMessages] = [
  sportsMessages,
  bettingTermsMessages,
];

export type BoardMessageId = SportsMessageId | BettingTermsMessageId;
