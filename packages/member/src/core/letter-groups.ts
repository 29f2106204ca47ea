import type { LetterCounts, LetterGroup } from '@courtside/contract';

/** Letters as the member sees them: what is told to all stands beside what is told to them. */
export const LETTER_TABS = ['notice', 'activity', 'match', 'funds'] as const;
export type LetterTab = (typeof LETTER_TABS)[number];

/** The groups of the gateway in each tab (spec betting 7). */
export const GROUPS_OF: Readonly<Record<LetterTab, readonly [LetterGroup, ...LetterGroup[]]>> = {
  notice: ['notice', 'brnotice', 'brbulletin'],
  activity: ['activity', 'bractivity'],
  match: ['brmatch'],
  funds: ['fd', 'brfd'],
};

/**
 * How many letters of a tab are unread.
 *
 * @example unreadOf(counts, 'funds') // counts.fd_count + counts.brfd_count
 */
export const unreadOf = (counts: LetterCounts, tab: LetterTab): number =>
  GROUPS_OF[tab].reduce((sum, group) => sum + counts[`${group}_count`], 0);

/** How many letters are unread in all tabs together. */
export const unreadInAll = (counts: LetterCounts): number =>
  LETTER_TABS.reduce((sum, tab) => sum + unreadOf(counts, tab), 0);
