import { gatewayApi } from '@courtside/api-client/redux';
import { rails } from '@courtside/shell/redux';
import { configureStore } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import type { RecordFilter } from '../core/record-filter.ts';
import { memberApi } from './member-api.ts';

const LIST = '/game/api/v1/record/betRecordList';
const BALANCE = '/fd/api/v1/transfer/getBalance';
const filter: RecordFilter = {
  ...{ status: 'all', period: 'today', days: null, number: '', venue: '', category: '' },
};
const query = {
  ...filter,
  language: 'zh-cn',
  pageNum: 1,
  pageSize: 20,
} as const;
// 15:30 in Beijing on 10 May 2024; the local clock is in another year.
const SITE_NOW = Date.UTC(2024, 4, 10, 7, 30);
const MIDNIGHT = Date.UTC(2024, 4, 9, 16);

test('a bet that is decided makes the balance be read again, one that goes on does not', async () => {
  let status = 'unsettled';
  const calls: { path: string; body: unknown }[] = [];
  let settingsCame = false;
  const client = {
    async preInfo() {
      await Promise.resolve();
      settingsCame = true;
    },
    siteNow: () => (settingsCame ? SITE_NOW : Date.UTC(2026, 10, 21)),
    async call(path: string, body: unknown) {
      calls.push({ path, body });
      return { total: 1, pageNum: 1, pageSize: 20, list: [{ ticket_id: 'T1', status }] };
    },
  };
  const count = (path: string) => calls.filter((call) => call.path === path).length;
  const store = configureStore({
    reducer: { [gatewayApi.reducerPath]: gatewayApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { client } } }).concat(gatewayApi.middleware),
  });
  await store.dispatch(rails.endpoints.balance.initiate());
  const records = store.dispatch(memberApi.endpoints.betRecordPage.initiate(query));
  await records;
  // The period begins by the clock of the site, although its settings came after the query started.
  expect(calls.at(-1)).toEqual({
    path: LIST,
    body: { beginTime: MIDNIGHT, language: 'zh-cn', pageNum: 1, pageSize: 20 },
  });
  await records.refetch();
  expect([count(LIST), count(BALANCE)]).toEqual([2, 1]);
  status = 'settled';
  await records.refetch();
  await expect.poll(() => count(BALANCE)).toBe(2);
});

test.each([
  ['what is open has no bounds', { status: 'unsettled' }, { settled: false }],
  ['a number is looked for among all', { status: 'all', number: '42' }, { number: '42' }],
  [
    'a refused bet is no settled one',
    { status: 'settled' },
    { status: 'settled', beginTime: MIDNIGHT },
  ],
  [
    'rounds of games are always settled',
    { status: 'unsettled', venue: 'CRZR' },
    { venue: 'CRZR', beginTime: MIDNIGHT },
  ],
  [
    'days that were chosen',
    { status: 'settled', period: 'days', days: { from: '2024-05-10', to: '2024-05-10' } },
    { status: 'settled', beginTime: MIDNIGHT, endTime: MIDNIGHT + 86_399_999 },
  ],
] as const)('what is asked for: %s', async (_, change, body) => {
  const asked: unknown[] = [];
  const client = {
    preInfo: () => Promise.resolve(),
    siteNow: () => SITE_NOW,
    call: (_path: string, told: unknown) => (
      asked.push(told),
      Promise.resolve({ count: 0, stake: '0.00', payout: '0.00', winLoss: '0.00' })
    ),
  };
  const store = configureStore({
    reducer: { [gatewayApi.reducerPath]: gatewayApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { client } } }).concat(gatewayApi.middleware),
  });
  const selection = { ...filter, ...change, language: 'zh-cn' } as const;
  await store.dispatch(memberApi.endpoints.betRecordTotal.initiate(selection));
  expect(asked).toEqual([{ ...body, language: 'zh-cn' }]);
});
