import type { ApiClient, CallBody } from '@courtside/api-client';
import { defineEndpoints, gatewayApi } from '@courtside/api-client/redux';
import {
  isSportsAnswer,
  sportsCall,
  type BetRecordFilter,
  type SportsAnswer,
  type SportsAnswers,
  type SportsMethod,
  type SportsRequests,
} from '@courtside/contract';
import { boundsOf, CourtsideError, periodStart } from '@courtside/kernel';
import { isOfGames, type RecordFilter } from '../core/record-filter.ts';
import { someDecided } from '../core/undecided.ts';

type Language = NonNullable<BetRecordFilter['language']>;

export interface BetRecordSelection extends RecordFilter {
  readonly language: Language;
}

export interface BetRecordQuery extends BetRecordSelection {
  /** From 1. */
  readonly pageNum: number;
  readonly pageSize: number;
}

const RESOURCE = '/game/api/v1/venue/resource';

/** The bounds of the period, by the clock of the site, which is known only once its settings are loaded. */
async function boundsBy({ status, period, days, number }: RecordFilter, client: ApiClient) {
  // Open bets are shown whatever their date, and a number is searched for among all bets.
  if (status === 'unsettled' || number !== '') return {};
  if (period === 'days') return days ? boundsOf(days) : {};
  // If the settings fail, the call itself will report the fault.
  await client.preInfo().catch(() => undefined);
  return { beginTime: periodStart(period, client.siteNow()) };
}

/** The filter of the contract. */
async function filterOf(
  { language, ...filter }: BetRecordSelection,
  client: ApiClient,
): Promise<BetRecordFilter> {
  const { status, number, venue, category } = filter;
  const bounds = await boundsBy(isOfGames(filter) ? { ...filter, status: 'all' } : filter, client);
  const standing =
    isOfGames(filter) || status === 'all'
      ? {}
      : status === 'unsettled'
        ? { settled: false }
        : { status };
  return {
    ...standing,
    ...bounds,
    language,
    ...(number === '' ? {} : { number }),
    ...(venue === '' ? {} : { venue }),
    ...(category === '' ? {} : { category }),
  };
}

/** The body of a call of the sports venue; the call itself identifies the member. */
async function bodyOf<M extends 'getTicket' | 'getCashOut' | 'getQuotes'>(
  method: M,
  request: SportsRequests[M],
  language: Language,
  client: ApiClient,
): Promise<CallBody<typeof RESOURCE>> {
  const { ip } = await client.preInfo();
  return sportsCall(method, request, { timestamp: client.serverNow(), token: '', language, ip });
}

/** @throws CourtsideError `member.wrong-method` for the answer to another method */
function answerTo<M extends SportsMethod>(method: M, answer: SportsAnswer): SportsAnswers[M] {
  if (isSportsAnswer(answer, method)) return answer;
  throw new CourtsideError(`Asked ${method}, answered ${answer.method}`, {
    code: 'member.wrong-method',
    kind: 'protocol',
  });
}

/** The member's bet records. A decided bet makes the balance reload. */
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
  betTicket: gateway.read(RESOURCE, {
    body: ({ ticket, language }: { ticket: string; language: Language }, client) =>
      bodyOf('getTicket', { ticket_id: ticket }, language, client),
    select: (answer) => answerTo('getTicket', answer).ticket,
    providesTags: ['bet-record'],
  }),
  cashOutOffers: gateway.read(RESOURCE, {
    body: ({ tickets, language }: { tickets: readonly string[]; language: Language }, client) =>
      bodyOf('getCashOut', { tickets: [...tickets] }, language, client),
    select: (answer) => answerTo('getCashOut', answer).offers,
    providesTags: ['bet-record'],
    // An offer that is not shown soon expires.
    keepUnusedDataFor: 0,
  }),
  picksNow: gateway.read(RESOURCE, {
    body: (
      { picks, language }: { picks: SportsRequests['getQuotes']['picks']; language: Language },
      client,
    ) => bodyOf('getQuotes', { picks, series: false }, language, client),
    select: (answer) => answerTo('getQuotes', answer).quotes,
    keepUnusedDataFor: 0,
  }),
}));
