import { gatewayApi } from '@courtside/api-client/redux';
import { GatewayError } from '@courtside/api-client';
import { configureStore } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { playRefusal } from '../core/play-view.ts';
import { playApi } from './play-api.ts';

const PLAY = '/site/api/v1/user/play';

function makeStore(answers: Record<string, () => unknown>) {
  const calls: { path: string; body: unknown }[] = [];
  const client = {
    async call(path: string, body: unknown) {
      calls.push({ path, body });
      return answers[path]?.();
    },
  };
  const store = configureStore({
    reducer: { [gatewayApi.reducerPath]: gatewayApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { client } } }).concat(gatewayApi.middleware),
  });
  const count = (path: string) => calls.filter((call) => call.path === path).length;
  return { store, calls, count };
}

type Made = ReturnType<typeof makeStore>;

test.each([
  [
    'a limit',
    ({ store }: Made) => {
      const wanted = { kind: 'loss', period: 'day', value: '1' } as const;
      return store.dispatch(playApi.endpoints.setPlayLimit.initiate(wanted));
    },
  ],
  [
    'an acknowledged check',
    ({ store }: Made) => store.dispatch(playApi.endpoints.acknowledgeRealityCheck.initiate()),
  ],
  ['a cool-off', ({ store }: Made) => store.dispatch(playApi.endpoints.startCoolOff.initiate(24))],
] as const)('%s makes the state be read again', async (_, change) => {
  const made = makeStore({ [`${PLAY}/state`]: () => ({ session: {} }) });
  await made.store.dispatch(playApi.endpoints.playState.initiate());
  await change(made);
  await expect.poll(() => made.count(`${PLAY}/state`)).toBe(2);
});

test('the clock of the session is kept in the state without asking for all of it', async () => {
  const session = { startedAt: 5, checkDue: true };
  const { store, count, calls } = makeStore({
    [`${PLAY}/state`]: () => ({ session: { startedAt: 5, checkDue: false } }),
    [`${PLAY}/session`]: () => session,
  });
  await store.dispatch(playApi.endpoints.playState.initiate());
  await store.dispatch(playApi.endpoints.playSession.initiate(true));
  const known = () => playApi.endpoints.playState.select()(store.getState()).data?.session;
  await expect.poll(known).toEqual(session);
  expect(count(`${PLAY}/state`)).toBe(1);
  expect(calls.at(-1)?.body).toEqual({ active: 1 });
});

test('a refusal comes with the data of its code', async () => {
  const data = {
    limit: 'loss',
    period: 'day',
    value: '1.00',
    used: '1.00',
    left: '0.00',
    until: 9,
  };
  const { store } = makeStore({
    [`${PLAY}/session`]: () => {
      throw new GatewayError(6701, '超出您的限额', data);
    },
  });
  const answer = await store.dispatch(playApi.endpoints.playSession.initiate(false));
  expect(playRefusal(answer.error as object)).toEqual({ code: 6701, data });
});
