import { defineEndpoints } from '@courtside/api-client/redux';
import { GROUPS_OF, type LetterTab } from '../core/letter-groups.ts';

export interface LetterPage {
  readonly tab: LetterTab;
  /** From 1. */
  readonly pageNum: number;
  readonly pageSize: number;
}

/** Requests of `/mine/message`. The number of unread letters is the rail of the shell, with the tag `unread`. */
export const lettersApi = defineEndpoints(
  (gateway) => ({
    letters: gateway.read('/site/api/v1/site/letter/list', {
      body: ({ tab, ...page }: LetterPage) => ({ ...page, groups: [...GROUPS_OF[tab]] }),
      providesTags: ['member/letters'],
    }),
    readLetter: gateway.write('/site/api/v1/site/letter/read', {
      body: (letterId: string) => ({ letterId }),
      invalidatesTags: ['unread', 'member/letters'],
    }),
    removeLetters: gateway.write('/site/api/v1/site/letter/delete', {
      body: (letterIds: readonly string[]) => ({ letterIds: [...letterIds] }),
      invalidatesTags: ['unread', 'member/letters'],
    }),
    readAllLetters: gateway.write('/site/api/v1/site/letter/onekeyRead', {
      body: (tab: LetterTab) => ({ groups: [...GROUPS_OF[tab]] }),
      invalidatesTags: ['unread', 'member/letters'],
    }),
  }),
  ['member/letters'],
);
