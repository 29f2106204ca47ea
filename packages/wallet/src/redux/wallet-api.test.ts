import { gatewayApi } from '@courtside/api-client/redux';
import type { DepositOrder } from '@courtside/contract';
import { CourtsideError } from '@courtside/kernel';
import { rails } from '@courtside/shell/redux';
import { configureStore } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { walletApi } from './wallet-api.ts';

const BALANCE = '/fd/api/v1/transfer/getBalance';
const STATUS = '/fd/api/v1/payment/getDepositOrderStatus';

/** A store whose client answers from a table and writes down what it was asked. */
function makeStore(answers: Record<string, () => unknown>) {
  const calls: { path: string; body: unknown }[] = [];
  /** What each call said of being sent again. */
  const retries: unknown[] = [];
  const client = {
    async call(path: string, body: unknown, { retry }: { retry?: boolean }) {
      calls.push({ path, body });
      retries.push(retry);
      return answers[path]?.();
    },
  };
  const store = configureStore({
    reducer: { [gatewayApi.reducerPath]: gatewayApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { client } } }).concat(gatewayApi.middleware),
  });
  return {
    store,
    calls,
    retries,
    count: (path: string) => calls.filter((call) => call.path === path).length,
  };
}

const order = (status: DepositOrder['status']) => ({ orderId: 'D1', status }) as DepositOrder;

test('a paid order makes the balance be read again, a waiting one does not', async () => {
  let status: DepositOrder['status'] = 'waiting';
  const { store, count } = makeStore({ [BALANCE]: () => ({}), [STATUS]: () => order(status) });
  await store.dispatch(rails.endpoints.balance.initiate());
  const watched = store.dispatch(walletApi.endpoints.depositOrder.initiate('D1'));
  await watched;
  expect(count(BALANCE)).toBe(1);
  status = 'success';
  await watched.refetch();
  await expect.poll(() => count(BALANCE)).toBe(2);
});

test('a closed order is known as closed without asking again', async () => {
  const { store, count } = makeStore({
    [STATUS]: () => order('waiting'),
    '/fd/api/v1/payment/closeOrder': () => order('closed'),
  });
  await store.dispatch(walletApi.endpoints.depositOrder.initiate('D1'));
  await store.dispatch(walletApi.endpoints.closeDepositOrder.initiate('D1'));
  const known = () => walletApi.endpoints.depositOrder.select('D1')(store.getState()).data?.status;
  await expect.poll(known).toBe('closed');
  expect(count(STATUS)).toBe(1);
});

test('a deposit may be sent again under its key, giving an order up may not', async () => {
  const { store, retries } = makeStore({
    '/fd/api/v1/payment/pay': () => order('waiting'),
    '/fd/api/v1/payment/closeOrder': () => order('closed'),
  });
  const { pay, closeDepositOrder } = walletApi.endpoints;
  await store.dispatch(pay.initiate({ channelId: 'bank', amount: '1.00', key: 'k' }));
  await store.dispatch(closeDepositOrder.initiate('D1'));
  expect(retries).toEqual([true, undefined]);
});

test('a network fault is kept as code and kind, so that the intent is not taken as settled', async () => {
  const { store } = makeStore({
    '/fd/api/v1/payment/pay': () => {
      throw new CourtsideError('cut', { code: 'client.network', kind: 'network' });
    },
  });
  const answer = await store.dispatch(
    walletApi.endpoints.pay.initiate({ channelId: 'bank', amount: '1.00', key: 'k' }),
  );
  expect(answer.error).toEqual({ code: 'client.network', kind: 'network' });
});
