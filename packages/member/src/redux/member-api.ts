import { gatewayApi } from '@courtside/api-client/redux';
import type {
  BetRecordFilter,
  BetRecordPage,
  BetRecordTotal,
  MemberInfo,
} from '@courtside/contract';
import { someDecided } from '../core/bet-outcome.ts';

export interface BetRecordQuery extends BetRecordFilter {
  /** From 1. */
  pageNum: number;
  pageSize: number;
}

/** The member's own data, as RTK Query endpoints. A bet that was decided makes the balance be read again. */
export const memberApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    memberInfo: build.query<MemberInfo, void>({
      query: () => ({ path: '/site/api/v1/user/member/info', body: {} }),
      providesTags: ['member'],
    }),
    betRecordPage: build.query<BetRecordPage, BetRecordQuery>({
      query: (body) => ({ path: '/game/api/v1/record/betRecordList', body }),
      providesTags: ['bet-record'],
      async onQueryStarted(_query, { dispatch, getCacheEntry, queryFulfilled }) {
        const earlier = getCacheEntry().data?.list ?? [];
        const answer = await queryFulfilled.catch(() => null);
        if (answer && someDecided(earlier, answer.data.list)) {
          dispatch(gatewayApi.util.invalidateTags(['balance']));
        }
      },
    }),
    betRecordTotal: build.query<BetRecordTotal, BetRecordFilter>({
      query: (body) => ({ path: '/game/api/v1/record/betRecordTotal', body }),
      providesTags: ['bet-record'],
    }),
  }),
});
