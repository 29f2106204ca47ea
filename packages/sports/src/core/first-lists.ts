import type { SportsRequests } from '@courtside/contract';

type ListRequest = SportsRequests['getMatchList'];

/** The list that the board opens with, where neither its address nor a choice names one. */
export const FIRST_LIST = { gtype: 'FT', showType: 'RB' } as const satisfies ListRequest;

/** The lists of home: matches in play of all sports, and football of today. */
export const HOME_LISTS = {
  live: { gtype: 'ALL', showType: 'RB' },
  next: { gtype: 'FT', showType: 'FT' },
} as const satisfies Record<string, ListRequest>;
