import type { ApiClient } from '@courtside/api-client';
import { defineEndpoints, gatewayApi } from '@courtside/api-client/redux';
import type { BetRecordFilter } from '@courtside/contract';
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

/** The filter of the contract: a period begins by the clock of the site, which is known only once its settings are. */
async function filterOf(
  { settled, period, language }: BetRecordSelection,
  client: ApiClient,
): Promise<Required<Pick<BetRecordFilter, 'settled' | 'beginTime' | 'language'>>> {
  // Without the settings the call itself will say what is wrong.
  await client.preInfo().catch(() => undefined);
  return { settled, beginTime: Math.round(periodStart(period, client.siteNow())), language };
}

/** The member's bet records. A bet that was decided makes the balance be read again. */
export const memberApi = defineEndpoints((gateway) => ({
  betRecordPage: gateway.read('/game/api/v1/record/betRecordList', {
    body: async ({ pageNum, pageSize, ...selection }: BetRecordQuery, client) => ({
      ...(await filterOf(selection, client)),
      pageNum,
      pageSize,
    }),
    providesTags: ['bet-record'],
    async onQueryStarted(_query, { dispatch, getCacheEntry, queryFulfilled }) {
      const earlier = getCacheEntry().data?.list ?? [];
      const answer = await queryFulfilled.catch(() => null);
      if (answer && someDecided(earlier, answer.data.list)) {
        dispatch(gatewayApi.util.invalidateTags(['balance']));
      }
    },
  }),
  betRecordTotal: gateway.read('/game/api/v1/record/betRecordTotal', {
    body: (selection: BetRecordSelection, client) => filterOf(selection, client),
    providesTags: ['bet-record'],
  }),
}));
