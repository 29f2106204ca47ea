import { betMessages, marketMessages } from '@courtside/betting-terms';
import type { Message } from '@courtside/i18n';
import { m } from './messages.ts';
import { sportNames } from './sport-messages.ts';

/** The lists: in play, today, early, outrights, today's matches for a series, and the most popular matches. */
export const LISTS = ['RB', 'FT', 'FU', 'FS', 'P', 'HOT'] as const;
export type List = (typeof LISTS)[number];

export const LIST_NAMES: Readonly<Record<List, Message>> = {
  RB: betMessages.inPlay,
  FT: m.FT,
  FU: m.FU,
  FS: marketMessages.outright,
  P: m.series,
  HOT: m.hot,
};

/** Outrights of any day, those that close today, and those that close later. */
export const TITLE_LISTS = ['FS', 'FSFT', 'FSFU'] as const;
export type TitleList = (typeof TITLE_LISTS)[number];

export const TITLE_NAMES: Readonly<Record<TitleList, Message>> = {
  FS: sportNames.ALL,
  FSFT: m.FT,
  FSFU: m.FU,
};
