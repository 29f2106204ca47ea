import { gatewayApi, type GatewayExtra } from '@courtside/api-client/redux';
import type {
  BetRecordFilter,
  BetRecordPage,
  BetRecordTotal,
  MemberInfo,
} from '@courtside/contract';
import { someDecided } from '../core/undecided.ts';
import { periodStart, type Period } from '../core/period.ts';

export interface BetRecordSelection {
  settled: boolean;
  period: Period;
  language: NonNullable<BetRecordFilter['language']>;
}

export interface BetRecordQuery extends BetRecordSelection {
  /** From 1. */
  pageNum: number;
  pageSize: number;
}

const LIST = '/game/api/v1/record/betRecordList';
const TOTAL = '/game/api/v1/record/betRecordTotal';

/** The filter of the contract: a period begins by the clock of the site, which is known only once its settings are. */
async function filterOf(
  { settled, period, language }: BetRecordSelection,
  extra: unknown,
): Promise<Required<Pick<BetRecordFilter, 'settled' | 'beginTime' | 'language'>>> {
  const { client } = extra as GatewayExtra;
  // Without the settings the call itself will say what is wrong.
  await client.preInfo().catch(() => undefined);
  return { settled, beginTime: Math.round(periodStart(period, client.siteNow())), language };
}

/** The member's own data, as RTK Query endpoints. A bet that was decided makes the balance be read again. */
export const memberApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    memberInfo: build.query<MemberInfo, void>({
      query: () => ({ path: '/site/api/v1/user/member/info', body: {} }),
      providesTags: ['member'],
    }),
    betRecordPage: build.query<BetRecordPage, BetRecordQuery>({
      async queryFn({ pageNum, pageSize, ...selection }, api, _options, ask) {
        const filter = await filterOf(selection, api.extra);
        const answer = await ask({ path: LIST, body: { ...filter, pageNum, pageSize } });
        return answer.error ? { error: answer.error } : { data: answer.data as BetRecordPage };
      },
      providesTags: ['bet-record'],
      async onQueryStarted(_query, { dispatch, getCacheEntry, queryFulfilled }) {
        const earlier = getCacheEntry().data?.list ?? [];
        const answer = await queryFulfilled.catch(() => null);
        if (answer && someDecided(earlier, answer.data.list)) {
          dispatch(gatewayApi.util.invalidateTags(['balance']));
        }
      },
    }),
    betRecordTotal: build.query<BetRecordTotal, BetRecordSelection>({
      async queryFn(selection, api, _options, ask) {
        const answer = await ask({ path: TOTAL, body: await filterOf(selection, api.extra) });
        return answer.error ? { error: answer.error } : { data: answer.data as BetRecordTotal };
      },
      providesTags: ['bet-record'],
    }),
  }),
});
