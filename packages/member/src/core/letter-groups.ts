import type { LetterCounts, LetterGroup } from '@courtside/contract';

/** Tabs of a member's letters; each has the letters to everyone together with those to the member. */
export const LETTER_TABS = ['notice', 'activity', 'match', 'funds'] as const;
export type LetterTab = (typeof LETTER_TABS)[number];

/** The gateway's groups in each tab (spec betting 7). */
export const GROUPS_OF: Readonly<Record<LetterTab, readonly [LetterGroup, ...LetterGroup[]]>> = {
  notice: ['notice', 'brnotice', 'brbulletin'],
  activity: ['activity', 'bractivity'],
  match: ['brmatch'],
  funds: ['fd', 'brfd'],
};

/**
 * Number of unread letters of a tab.
 *
 * @example unreadOf(counts, 'funds') // counts.fd_count + counts.brfd_count
 */
export const unreadOf = (counts: LetterCounts, tab: LetterTab): number =>
  GROUPS_OF[tab].reduce((sum, group) => sum + counts[`${group}_count`], 0);

/** Number of unread letters of all tabs. */
export const unreadInAll = (counts: LetterCounts): number =>
  LETTER_TABS.reduce((sum, tab) => sum + unreadOf(counts, tab), 0);
