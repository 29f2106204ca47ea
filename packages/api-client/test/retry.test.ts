import { isCourtsideError } from '@courtside/kernel';
import { expect, test } from 'vitest';
import { isGatewayError, type RetryEntry } from '../src/index.ts';
import type { ScriptedAnswer } from '../src/testing/index.ts';
import { balance, BALANCE, CLOSE, inOrder, order, PAY, rest, setUp } from './set-up.ts';

const waiting = {
  orderId: 'D1',
  channelId: 'usdt',
  amount: '100.00',
  state: 'waiting',
} as never;

test.each([
  ['no network', { drop: true }, 'client.network'],
  ['HTTP 502', { httpStatus: 502 }, 'client.bad-answer'],
  ['HTTP 503', { httpStatus: 503 }, 'client.bad-answer'],
  ['HTTP 504', { httpStatus: 504 }, 'client.bad-answer'],
] as const)('a read is sent again after %s', async (_, fault, reason) => {
  const told: RetryEntry[] = [];
  const { client, gateway, asked, outcome } = setUp({
    options: { onRetry: (entry) => told.push(entry) },
  });
  gateway.on(BALANCE, inOrder<ScriptedAnswer<typeof BALANCE>>(fault, fault, { data: balance }));
  expect(await outcome(client.call(BALANCE, {}))).toEqual(balance);
  expect(asked(BALANCE)).toHaveLength(3);
  expect(told.map(({ attempt, reason: why }) => [attempt, why])).toEqual([
    [1, reason],
    [2, reason],
  ]);
  expect(told.every(({ delayMs }) => delayMs <= 400)).toBe(true);
});

test('every attempt has a nonce and a time of its own, and all have one request id', async () => {
  const { client, gateway, asked, outcome } = setUp();
  gateway.on(BALANCE, { drop: true });
  await outcome(client.call(BALANCE, {}));
  const values = (name: string) => new Set(asked(BALANCE).map(({ headers }) => headers.get(name)));
  expect(asked(BALANCE)).toHaveLength(3);
  expect(values('nonce').size).toBe(3);
  expect(values('timestamp').size).toBe(3);
  expect(values('sign').size).toBe(3);
  expect(values('request-id').size).toBe(1);
});

test('two attempts in one millisecond still have two times', async () => {
  const { client, gateway, asked, clock, platform } = setUp();
  // No jitter at all: the waits are 0 ms.
  const random = platform.random.bytes;
  platform.random.bytes = (length) => (length === 2 ? new Uint8Array(2) : random(length));
  gateway.on(BALANCE, inOrder<ScriptedAnswer<typeof BALANCE>>({ drop: true }, { data: balance }));
  await client.preInfo();
  const call = client.call(BALANCE, {});
  await rest();
  clock.advance(0);
  expect(await call).toEqual(balance);
  expect(new Set(asked(BALANCE).map(({ headers }) => headers.get('timestamp'))).size).toBe(2);
});

test.each([
  ['a refusal', { statusCode: 6007 }],
  ['a gateway that says it broke', { statusCode: 6005 }],
  ['HTTP 500 without an envelope', { httpStatus: 500 }],
] as const)('a read is not sent again after %s', async (_, answer) => {
  const { client, gateway, asked, outcome } = setUp();
  gateway.on(BALANCE, answer);
  expect(await outcome(client.call(BALANCE, {}))).toBeInstanceOf(Error);
  expect(asked(BALANCE)).toHaveLength(1);
});

test('a read that is told not to be is not sent again', async () => {
  const { client, gateway, asked, outcome } = setUp();
  gateway.on(BALANCE, { drop: true });
  await outcome(client.call(BALANCE, {}, { retry: false }));
  expect(asked(BALANCE)).toHaveLength(1);
});

test('a call that moves money is sent once, unless its key is there and it is asked for', async () => {
  const { client, gateway, asked, outcome } = setUp();
  gateway.on(PAY, { drop: true });
  await outcome(client.call(PAY, order));
  expect(asked(PAY)).toHaveLength(1);

  gateway.on(PAY, inOrder({ drop: true }, { data: waiting }));
  expect(await outcome(client.call(PAY, order, { retry: true }))).toEqual(waiting);
  expect(new Set(asked(PAY).map(({ body }) => (body as typeof order).key)).size).toBe(1);
  expect(asked(PAY)).toHaveLength(3);
});

test('a call without a key that is asked to be sent again is refused before it is sent', async () => {
  const { client, asked, outcome } = setUp();
  const error = await outcome(client.call(CLOSE, { orderId: 'D1' }, { retry: true }));
  expect(isCourtsideError(error, 'client.unsafe-retry')).toBe(true);
  expect(asked(CLOSE)).toEqual([]);
});

test('a write without a key is never sent again', async () => {
  const { client, gateway, asked, outcome } = setUp();
  gateway.on(CLOSE, { drop: true });
  await outcome(client.call(CLOSE, { orderId: 'D1' }));
  expect(asked(CLOSE)).toHaveLength(1);
});

test('nothing is sent again after an abort or the end of the client', async () => {
  for (const end of ['abort', 'dispose'] as const) {
    const { client, gateway, asked, clock } = setUp();
    gateway.on(BALANCE, { drop: true });
    await client.preInfo();
    const abort = new AbortController();
    const call = client
      .call(BALANCE, {}, { signal: abort.signal })
      .catch((error: unknown) => error);
    await rest();
    expect(asked(BALANCE)).toHaveLength(1);
    if (end === 'abort') abort.abort();
    else client.dispose();
    expect(isCourtsideError(await call, 'client.aborted')).toBe(true);
    clock.advance(60_000);
    await rest();
    expect(asked(BALANCE)).toHaveLength(1);
  }
});

test('[CA-88] a silent gateway is asked a second time within the same 30 s', async () => {
  const { client, gateway, asked, clock } = setUp();
  gateway.on(BALANCE, { data: balance });
  await client.preInfo();
  gateway.latency(60_000);
  const started = clock.now();
  let ended = 0;
  const call = client.call(BALANCE, {}).catch((error: unknown) => error);
  void call.then(() => (ended = clock.now()));
  for (let second = 0; second < 40; second++) {
    await rest();
    if (ended !== 0) break;
    clock.advance(1_000);
  }
  expect(isCourtsideError(await call, 'client.timeout')).toBe(true);
  expect(ended - started).toBeLessThanOrEqual(31_000);
  expect(asked(BALANCE)).toHaveLength(2);
});

test('a refusal as illegal is not taken for a wrong clock when the clock is right', async () => {
  const { client, gateway, asked, outcome } = setUp();
  gateway.on(BALANCE, { statusCode: 6008 });
  expect(isGatewayError(await outcome(client.call(BALANCE, {})), 6008)).toBe(true);
  expect(asked(BALANCE)).toHaveLength(1);
});

test('an attempt that was given up and answers after all does not speak for the next one', async () => {
  const { client, gateway, clock, platform } = setUp();
  const late = { ...balance, totalBalance: '1.00' };
  gateway.on(BALANCE, inOrder<ScriptedAnswer<typeof BALANCE>>({ data: late }, { data: balance }));
  await client.preInfo();
  const { fetch } = platform;
  const held: (() => void)[] = [];
  platform.fetch = async (input) => {
    // As a fetch that does not heed its signal.
    const { url, headers, method } = input as Request;
    const answer = await fetch(url, { method, headers, body: await (input as Request).text() });
    await new Promise<void>((resolve) => held.push(resolve));
    return answer;
  };
  const call = client.call(BALANCE, {});
  await rest();
  clock.advance(10_000);
  await rest();
  clock.advance(1_000);
  await rest();
  expect(held).toHaveLength(2);
  held[0]?.();
  await rest();
  held[1]?.();
  expect(await call).toEqual(balance);
});
