import type { LetterCounts } from '@courtside/contract';
import { expect, test } from 'vitest';
import { GROUPS_OF, LETTER_TABS, unreadInAll, unreadOf } from './letter-groups.ts';

/** A distinct number in each of the eight fields. */
const COUNTS: LetterCounts = {
  brnotice_count: 1,
  bractivity_count: 2,
  brbulletin_count: 4,
  brmatch_count: 8,
  brfd_count: 16,
  notice_count: 32,
  activity_count: 64,
  fd_count: 128,
};

test('[WA-07] each of the eight counts is in one tab, and all of them in the sum', () => {
  expect(LETTER_TABS.map((tab) => unreadOf(COUNTS, tab))).toEqual([37, 66, 8, 144]);
  expect(unreadInAll(COUNTS)).toBe(255);
  expect(new Set(Object.values(GROUPS_OF).flat()).size).toBe(8);
});
