import { gatewayApi } from '@courtside/api-client/redux';
import { rails } from '@courtside/shell/redux';
import { configureStore } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { memberApi } from './member-api.ts';

const LIST = '/game/api/v1/record/betRecordList';
const BALANCE = '/fd/api/v1/transfer/getBalance';
const query = {
  settled: false,
  period: 'today',
  language: 'zh-cn',
  pageNum: 1,
  pageSize: 20,
} as const;
// 15:30 in Beijing on 10 May 2024, told by a machine of another year.
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
  // The period begins by the clock of the site, although its settings came after the question.
  expect(calls.at(-1)).toEqual({
    path: LIST,
    body: { settled: false, beginTime: MIDNIGHT, language: 'zh-cn', pageNum: 1, pageSize: 20 },
  });
  await records.refetch();
  expect([count(LIST), count(BALANCE)]).toEqual([2, 1]);
  status = 'settled';
  await records.refetch();
  await expect.poll(() => count(BALANCE)).toBe(2);
});
