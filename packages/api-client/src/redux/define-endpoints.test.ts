import { configureStore } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { balance, BALANCE, CARDS, inOrder, order, PAY, setUp } from '../../test/set-up.ts';
import { defineEndpoints } from './define-endpoints.ts';

const api = defineEndpoints(
  (gateway) => ({
    balance: gateway.read(BALANCE, { body: () => ({}) }),
    impatient: gateway.read(BALANCE, { body: () => ({}), retry: false }),
    total: gateway.read(BALANCE, {
      body: async (_: void, client) => ({ includeLocked: client.siteNow() > 0 ? 1 : 0 }) as const,
      select: ({ totalBalance }) => totalBalance,
    }),
    cards: gateway.read(CARDS, { body: () => ({}), providesTags: ['test/card'] }),
    pay: gateway.write(PAY, { body: () => order, retry: true }),
    bind: gateway.write(PAY, { body: () => order, invalidatesTags: ['test/card'] }),
  }),
  ['test/card'],
);

test('what does not fit the contract does not compile', () => {
  defineEndpoints((gateway) => ({
    // @ts-expect-error There is no such call.
    typo: gateway.read('/fd/api/v1/transfer/getBalanse', { body: () => ({}) }),
    // @ts-expect-error The call takes no such field.
    field: gateway.read(BALANCE, { body: () => ({ includeLocked: 'yes' }) }),
    // @ts-expect-error The answer has no such part.
    part: gateway.read(BALANCE, { body: () => ({}), select: (data) => data.nothing }),
  }));
  const { data } = api.endpoints.balance.select()(open().store.getState());
  // @ts-expect-error A result type other than the contract's does not compile.
  const wrong: { totalBalance: number } | undefined = data;
  expect(wrong).toBeUndefined();
});

test('a name that another endpoint has is refused, and that endpoint stays', async () => {
  expect(() =>
    defineEndpoints((gateway) => ({ total: gateway.read(CARDS, { body: () => ({}) }) })),
  ).toThrow(/total/);
  const { store, gateway, outcome } = open();
  gateway.on(BALANCE, { data: balance });
  expect(await outcome(store.dispatch(api.endpoints.total.initiate()))).toMatchObject({
    data: balance.totalBalance,
  });
});

function open() {
  const site = setUp();
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { client: site.client } } }).concat(api.middleware),
  });
  return { ...site, store };
}

test('a query is sent again as a read is, unless its endpoint says not to', async () => {
  const { store, gateway, asked, outcome } = open();
  gateway.on(BALANCE, inOrder({ drop: true }, { data: balance }));
  expect(await outcome(store.dispatch(api.endpoints.balance.initiate()))).toMatchObject({
    data: balance,
  });
  gateway.on(BALANCE, { drop: true });
  expect(await outcome(store.dispatch(api.endpoints.impatient.initiate()))).toMatchObject({
    error: { code: 'client.network', kind: 'network' },
  });
  expect(asked(BALANCE)).toHaveLength(3);
});

test('a part of the answer is kept, asked for with what the client knows', async () => {
  const { store, gateway, asked, outcome } = open();
  gateway.on(BALANCE, { data: balance });
  const answer = await outcome(store.dispatch(api.endpoints.total.initiate()));
  expect(answer).toMatchObject({ data: balance.totalBalance });
  expect(asked(BALANCE)).toMatchObject([{ body: { includeLocked: 1 } }]);
});

test('a mutation with a key is sent again when its endpoint asks for it', async () => {
  const { store, gateway, asked, outcome } = open();
  gateway.on(PAY, inOrder({ drop: true }, { data: { orderId: 'D1' } as never }));
  const result = await outcome(store.dispatch(api.endpoints.pay.initiate()));
  expect(result).toMatchObject({ data: { orderId: 'D1' } });
  expect(asked(PAY)).toHaveLength(2);
});

test('a GET is an endpoint like any other, and a tag of its own asks for it again', async () => {
  const { store, gateway, asked, outcome } = open();
  gateway.on(CARDS, { data: { list: [] } as never });
  gateway.on(PAY, { data: { orderId: 'D1' } as never });
  await outcome(store.dispatch(api.endpoints.cards.initiate()));
  await outcome(store.dispatch(api.endpoints.bind.initiate()));
  await outcome(Promise.all(store.dispatch(api.util.getRunningQueriesThunk())));
  expect(asked(CARDS).map(({ method }) => method)).toEqual(['GET', 'GET']);
});

test('a refusal is kept without what could hold a secret', async () => {
  const { store, gateway, outcome } = open();
  gateway.on(BALANCE, { statusCode: 6317, message: '系统繁忙', data: { token: 'x' } });
  const { error } = (await outcome(store.dispatch(api.endpoints.balance.initiate()))) as {
    error: unknown;
  };
  expect(error).toEqual({
    code: 'gateway.6317',
    kind: 'business',
    statusCode: 6317,
    serverMessage: '系统繁忙',
  });
});
