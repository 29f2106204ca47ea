import { isCourtsideError } from '@courtside/kernel';
import { expect, test, vi } from 'vitest';
import { createAnswerCache } from '../src/answer-cache.ts';
import { balance, BALANCE, CLOSE, inOrder, rest, setUp } from './set-up.ts';
import { fakeClock } from '@courtside/kernel/testing';

const RESOURCE = '/game/api/v1/venue/resource';

const aborted = async (call: Promise<unknown>): Promise<boolean> =>
  isCourtsideError(await call.catch((error: unknown) => error), 'client.aborted');

test('equal reads under way share one request, others do not', async () => {
  let token = 'one';
  let language = 'zh-CN';
  const { client, gateway, asked } = setUp({
    options: { getToken: () => token, getLanguage: () => language },
  });
  gateway.on(BALANCE, { data: balance });
  await client.preInfo();
  const calls = [client.call(BALANCE, {}), client.call(BALANCE, {})];
  await Promise.all(calls);
  expect(asked(BALANCE)).toHaveLength(1);

  const more = [client.call(BALANCE, {}), client.call(BALANCE, { includeLocked: 1 })];
  language = 'zh-TW';
  more.push(client.call(BALANCE, {}));
  token = 'two';
  more.push(client.call(BALANCE, {}));
  await Promise.all(more);
  expect(asked(BALANCE)).toHaveLength(5);
});

test('a read that has ended is not shared: the next one asks again', async () => {
  const { client, gateway, asked } = setUp();
  gateway.on(BALANCE, { data: balance });
  await client.call(BALANCE, {});
  await client.call(BALANCE, {});
  expect(asked(BALANCE)).toHaveLength(2);
});

test('a caller who gives up takes the answer from nobody else; when all have, the request ends', async () => {
  const { client, gateway, clock, asked, platform } = setUp();
  gateway.on(BALANCE, { data: balance });
  await client.preInfo();
  gateway.latency(100);
  // Keeps the requests, whose signals are checked below.
  const sent: Request[] = [];
  const { fetch } = platform;
  platform.fetch = (input, init) => {
    sent.push(input as Request);
    return fetch(input, init);
  };
  const ask = async () => {
    const aborts = [new AbortController(), new AbortController()] as const;
    const calls = aborts.map(({ signal }) =>
      client.call(BALANCE, {}, { signal }).catch((error: unknown) => error),
    );
    // Signing takes as long as it takes on a busy machine.
    const before = sent.length;
    await vi.waitFor(() => expect(sent).toHaveLength(before + 1));
    await rest();
    return { aborts, calls };
  };

  const one = await ask();
  one.aborts[0].abort();
  clock.advance(100);
  expect(isCourtsideError(await one.calls[0], 'client.aborted')).toBe(true);
  expect(await one.calls[1]).toEqual(balance);
  expect(asked(BALANCE)).toHaveLength(1);

  const two = await ask();
  two.aborts[0].abort();
  await rest();
  expect(sent.at(-1)?.signal.aborted).toBe(false);
  two.aborts[1].abort();
  for (const call of two.calls) {
    expect(isCourtsideError(await call, 'client.aborted')).toBe(true);
  }
  await vi.waitFor(() => expect(sent.at(-1)?.signal.aborted).toBe(true));
  expect(asked(BALANCE)).toHaveLength(2);
});

test('a read after a write never joins one from before it', async () => {
  const { client, gateway, clock } = setUp();
  gateway.on(BALANCE, inOrder({ data: balance }, { data: { ...balance, totalBalance: '9.00' } }));
  gateway.on(CLOSE, { data: { orderId: 'D1' } as never });
  await client.preInfo();
  gateway.latency(100);
  const before = client.call(BALANCE, {});
  await rest();
  const write = client.call(CLOSE, { orderId: 'D1' });
  await rest();
  clock.advance(100);
  await write;
  const after = client.call(BALANCE, {});
  await rest();
  clock.advance(100);
  expect((await before).totalBalance).toBe('10.00');
  expect((await after).totalBalance).toBe('9.00');
});

test('a question to the sports venue leaves the reads under way as they are, a bet does not', async () => {
  const { client, gateway, asked } = setUp();
  gateway.on(BALANCE, { data: balance });
  gateway.on(RESOURCE, { data: { method: 'getMatch' } as never });
  await client.preInfo();
  gateway.latency(100);
  const ask = (...call: Parameters<typeof client.call>) =>
    void client.call(...call).catch(() => undefined);
  const besides = async (method: 'getMatch' | 'placeBet') => {
    const before = { reads: asked(BALANCE).length, calls: asked(RESOURCE).length };
    ask(BALANCE, {});
    ask(RESOURCE, { method } as never);
    await vi.waitFor(() => expect(asked(RESOURCE)).toHaveLength(before.calls + 1));
    ask(BALANCE, {});
    // One that nobody shares: when it is there, those before it were.
    const mark = before.calls + 100;
    ask(BALANCE, { includeLocked: mark as never });
    await vi.waitFor(() =>
      expect(asked(BALANCE).map(({ body }) => body)).toContainEqual({ includeLocked: mark }),
    );
    return asked(BALANCE).length - before.reads - 1;
  };
  expect(await besides('placeBet')).toBe(2);
  expect(await besides('getMatch')).toBe(0);
});

test('[CA-90] one who gives up a cached answer leaves it to the others, and later ones find it', async () => {
  const { client, gateway, clock, asked } = setUp();
  gateway.on(BALANCE, { data: balance });
  await client.preInfo();
  gateway.latency(100);
  const abort = new AbortController();
  const one = client.cached(BALANCE, {}, { maxAgeMs: 1_000, signal: abort.signal });
  const two = client.cached(BALANCE, {}, { maxAgeMs: 1_000 });
  abort.abort();
  expect(await aborted(one)).toBe(true);
  await rest();
  clock.advance(100);
  expect(await two).toEqual(balance);
  expect(await client.cached(BALANCE, {}, { maxAgeMs: 1_000 })).toEqual(balance);
  expect(asked(BALANCE)).toHaveLength(1);
});

test('[CA-90] a cached answer that everybody gave up is asked for again', async () => {
  const { client, gateway, asked, outcome } = setUp();
  gateway.on(BALANCE, { data: balance });
  await client.preInfo();
  gateway.latency(100);
  const abort = new AbortController();
  const one = client.cached(BALANCE, {}, { maxAgeMs: 1_000, signal: abort.signal });
  await rest();
  abort.abort();
  expect(await aborted(one)).toBe(true);
  expect(await outcome(client.cached(BALANCE, {}, { maxAgeMs: 1_000 }))).toEqual(balance);
  expect(asked(BALANCE)).toHaveLength(2);
});

test('[CA-90] the order of fields does not make another payload', async () => {
  const { client, gateway, asked } = setUp();
  const LIST = '/game/api/v1/venue/gameList';
  gateway.on(LIST, { data: { list: [], total: 0 } as never });
  const one = { category: 'egame', pageNum: 1 } as never;
  const two = { pageNum: 1, category: 'egame' } as never;
  await client.cached(LIST, one, { maxAgeMs: 1_000 });
  await client.cached(LIST, two, { maxAgeMs: 1_000 });
  expect(asked(LIST)).toHaveLength(1);
});

test('a full cache forgets what was not used for longest', async () => {
  const cache = createAnswerCache(fakeClock(0), 2);
  const loads: string[] = [];
  const get = (key: string) =>
    cache.get('/path', key, 1_000, () => {
      loads.push(key);
      return Promise.resolve(key);
    });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key);
  expect(loads).toEqual(['a', 'b', 'c', 'b']);
});
