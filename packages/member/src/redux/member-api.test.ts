import { gatewayApi } from '@courtside/api-client/redux';
import { configureStore } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { memberApi } from './member-api.ts';

const LIST = '/game/api/v1/record/betRecordList';
const BALANCE = '/fd/api/v1/transfer/getBalance';
const query = { settled: false, beginTime: 0, pageNum: 1, pageSize: 20 };

// Stands for the wallet's endpoint, which another package has.
const money = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    testBalance: build.query<unknown, void>({
      query: () => ({ path: BALANCE, body: {} }),
      providesTags: ['balance'],
    }),
  }),
});

test('a bet that is decided makes the balance be read again, one that goes on does not', async () => {
  let status = 'unsettled';
  const calls: { path: string; body: unknown }[] = [];
  const client = {
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
  await store.dispatch(money.endpoints.testBalance.initiate());
  const records = store.dispatch(memberApi.endpoints.betRecordPage.initiate(query));
  await records;
  expect(calls.at(-1)).toEqual({ path: LIST, body: query });
  await records.refetch();
  expect([count(LIST), count(BALANCE)]).toEqual([2, 1]);
  status = 'settled';
  await records.refetch();
  await expect.poll(() => count(BALANCE)).toBe(2);
});
