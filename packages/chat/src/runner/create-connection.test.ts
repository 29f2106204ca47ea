import type { ClientFrame } from '@courtside/contract';
import { expect, test } from 'vitest';
import { setUp } from '../testing/set-up.ts';

const ids = (frames: readonly ClientFrame[]) => frames.map(({ msgId }) => msgId);

test('[CH-21] connecting, then connected: the heartbeat starts and the login goes out; after an end it stops, and five seconds later all begins anew', async () => {
  const at = setUp();
  expect(at.connection.state()).toBe('connecting');
  await at.pass(100);
  expect(at.connection.state()).toBe('ready');
  expect(ids(at.gateway.heard)).toEqual([10001]);
  at.gateway.cut();
  expect([at.connection.state(), at.connection.self()]).toEqual(['closed', null]);
  const before = at.gateway.heard.length;
  await at.pass(4_900);
  expect([at.connection.state(), at.gateway.heard.length]).toEqual(['closed', before]);
  await at.pass(100);
  expect(at.connection.state()).toBe('ready');
  expect(ids(at.gateway.heard.slice(before))).toEqual([10001]);
});

test('[CH-01] [CH-22] a heartbeat goes out every ten seconds', async () => {
  const at = setUp();
  await at.pass(9_900);
  expect(at.sent(0)).toHaveLength(0);
  await at.pass(20_200);
  expect(at.sent(0)).toEqual([0, 0, 0].map((msgId) => ({ msgId, msgData: {} })));
});

test('[CH-02] [CH-24] [CH-25] with a session token a jwt is fetched and login carries token and body', async () => {
  let asked = 0;
  const at = setUp({
    token: () => 'abc',
    jwt: async () => {
      asked += 1;
      return 'jwt-body';
    },
  });
  await at.pass(100);
  expect(asked).toBe(1);
  expect(at.gateway.heard).toEqual([{ msgId: 10001, msgData: { token: 'abc', body: 'jwt-body' } }]);
  expect(at.connection.self()?.person.guest).toBe(0);
});

test('[CH-18] [CH-24] without a token, and where no jwt is to be had, a guest logs in', async () => {
  for (const how of [{ token: () => null }, { jwt: () => Promise.reject(new Error('no line')) }]) {
    const at = setUp(how);
    await at.pass(100);
    expect(at.gateway.heard).toEqual([{ msgId: 10019, msgData: {} }]);
    expect(at.connection.self()?.person.guest).toBe(1);
  }
});

test('[CH-24] a session that is over may still read', async () => {
  const at = setUp();
  await at.pass(100);
  at.gateway.push({
    msgId: 60000,
    msgData: { code: 'login-refused', message: '', about: 10001 },
  });
  expect(at.connection.self()?.person.guest).toBe(1);
});

test('[CH-23] what is sent before the connection stands waits, in its order, and is tried every 300 ms', async () => {
  const at = setUp();
  // The login is under way: the gateway has received nothing yet.
  at.connection.send({ msgId: 10002, msgData: { rid: 'lobby' } });
  at.connection.send({ msgId: 10002, msgData: { rid: 'm-1' } });
  await at.pass(200);
  expect([at.connection.state(), ids(at.gateway.heard)]).toEqual(['ready', [10001]]);
  await at.pass(100);
  expect(at.sent(10002).map(({ msgData }) => msgData)).toEqual([{ rid: 'lobby' }, { rid: 'm-1' }]);
  await at.pass(3000);
  expect(at.sent(10002)).toHaveLength(2);
});

test('[CH-23] a hundred frames wait at most, the newest, and over a cut', async () => {
  const at = setUp();
  await at.pass(100);
  at.gateway.cut();
  for (let each = 0; each < 150; each += 1) {
    at.connection.send({ msgId: 10002, msgData: { rid: `m-${each}` } });
  }
  await at.pass(5_400);
  expect(at.sent(10002).map(({ msgData }) => msgData)).toEqual(
    Array.from({ length: 100 }, (_, each) => ({ rid: `m-${each + 50}` })),
  );
});

test('a peer that no longer answers is given up five seconds after a heartbeat', async () => {
  const at = setUp();
  await at.pass(100);
  at.gateway.sleep(true);
  await at.pass(14_800);
  expect(at.gateway.online()).toBe(1);
  await at.pass(200);
  expect([at.gateway.online(), at.connection.state()]).toEqual([0, 'closed']);
  at.gateway.sleep(false);
  await at.pass(5_100);
  expect(at.connection.state()).toBe('ready');
});

test('a wire that never opens, or whose login is never answered, is given up after 15 s', async () => {
  const at = setUp();
  at.gateway.sleep(true);
  await at.pass(14_900);
  expect(at.gateway.online()).toBe(1);
  await at.pass(100);
  expect(at.connection.state()).toBe('closed');
});

test('[CH-28] an error is reported and a reconnect follows, whether the wire ends by itself or not', async () => {
  let wires = 0;
  const { createConnection } = await import('./create-connection.ts');
  const { fakeClock, seededRandom } = await import('@courtside/kernel/testing');
  const clock = fakeClock(0);
  const faults: string[] = [];
  let fail: () => void = () => undefined;
  const connection = createConnection({
    open: ({ failed }) => {
      wires += 1;
      fail = failed;
      return { send: () => undefined, close: () => undefined };
    },
    ...{ token: () => null, jwt: async () => '', clock, random: seededRandom() },
    onFault: ({ code, kind, retryable }) => faults.push(`${code} ${kind} ${retryable}`),
  });
  connection.onState(() => undefined);
  fail();
  expect(faults).toEqual(['socket.failed network true']);
  clock.advance(4_999);
  expect(wires).toBe(1);
  clock.advance(1);
  expect(wires).toBe(2);
});

test('a room of thousands does not come back at once: the wait has its jitter', async () => {
  const { createConnection } = await import('./create-connection.ts');
  const { fakeClock, seededRandom } = await import('@courtside/kernel/testing');
  const clock = fakeClock(0);
  const back: number[] = [];
  for (let each = 0; each < 500; each += 1) {
    let end: () => void = () => undefined;
    let wires = 0;
    const connection = createConnection({
      open: ({ closed }) => {
        end = closed;
        wires += 1;
        if (wires === 2) back.push(clock.now());
        return { send: () => undefined, close: () => undefined };
      },
      ...{ token: () => null, jwt: async () => '', clock, random: seededRandom(each) },
      jitterMs: 10_000,
    });
    connection.onState(() => undefined);
    end();
  }
  clock.advance(60_000);
  expect(back).toHaveLength(500);
  expect(Math.min(...back)).toBeGreaterThanOrEqual(5_000);
  expect(Math.max(...back)).toBeLessThan(15_000);
  const fullest = Math.max(
    ...Array.from({ length: 10 }, (_, second) => {
      const from = 5_000 + second * 1_000;
      return back.filter((ms) => ms >= from && ms < from + 1_000).length;
    }),
  );
  expect(fullest).toBeLessThan(100);
});

test('without a line nothing is tried, and at once when it is back', async () => {
  let online = false;
  const at = setUp({ online: () => online });
  await at.pass(30_000, 1000);
  expect([at.gateway.online(), at.connection.state()]).toEqual([0, 'closed']);
  online = true;
  at.connection.retry();
  await at.pass(100);
  expect(at.connection.state()).toBe('ready');
});

test('a tab that sleeps has no connection, and makes none before it is looked at', async () => {
  const at = setUp();
  await at.pass(100);
  at.connection.pause();
  expect([at.connection.state(), at.gateway.online()]).toEqual(['paused', 0]);
  at.connection.retry();
  await at.pass(60_000, 1000);
  expect(at.gateway.online()).toBe(0);
  at.connection.resume();
  await at.pass(100);
  expect(at.connection.state()).toBe('ready');
});

test('a connection that nobody listens to ends after five seconds; one that is disposed leaves nothing', async () => {
  const at = setUp();
  await at.pass(100);
  at.chat.dispose();
  await at.pass(4_900);
  expect(at.gateway.online()).toBe(1);
  await at.pass(200);
  expect([at.gateway.online(), at.clock.pending()]).toEqual([0, 0]);
  const stop = at.connection.on([10014], () => undefined);
  await at.pass(100);
  at.connection.dispose();
  stop();
  expect([at.gateway.online(), at.clock.pending()]).toEqual([0, 0]);
});

test('[CH-13] one socket serves chat and the feed: each part hears its own ids', async () => {
  const at = setUp();
  const scores: unknown[] = [];
  at.connection.on([10014], ({ msgData }) => scores.push([msgData.h, msgData.c]));
  await at.enter('m-7');
  at.gateway.push({
    msgId: 10014,
    msgData: { rid: 'm-7', gidm: '7', status: 'in-play', h: 2, c: 1 },
  });
  expect(scores).toEqual([[2, 1]]);
  expect(at.chat.state().room?.info?.score).toEqual({ h: 2, c: 1 });
  expect(at.gateway.online()).toBe(1);
});

test('[CH-24] whoever logs in or out does so over the same connection; a jwt that comes late is nobody’s', async () => {
  let token: string | null = 't';
  const jwts: ((body: string) => void)[] = [];
  const at = setUp({
    token: () => token,
    jwt: () => new Promise((resolve) => void jwts.push(resolve)),
  });
  await at.pass(100);
  token = null;
  at.connection.logIn();
  await at.pass(100);
  jwts[0]?.('late');
  await at.pass(100);
  expect([at.gateway.online(), ids(at.gateway.heard)]).toEqual([1, [10019]]);
  token = 't';
  at.connection.logIn();
  await at.pass(100);
  jwts[1]?.('body');
  await at.pass(100);
  expect([at.gateway.online(), ids(at.gateway.heard)]).toEqual([1, [10019, 10001]]);
});

test('what an earlier wire says is nobody’s', async () => {
  const { createConnection } = await import('./create-connection.ts');
  const { fakeClock, seededRandom } = await import('@courtside/kernel/testing');
  const clock = fakeClock(0);
  const wires: { opened(): void; failed(): void; closed(): void; text(text: string): void }[] = [];
  const faults: string[] = [];
  const connection = createConnection({
    open: (events) => {
      wires.push(events);
      return { send: () => undefined, close: () => undefined };
    },
    ...{ token: () => null, jwt: async () => '', clock, random: seededRandom() },
    onFault: ({ code }) => faults.push(code),
  });
  connection.onState(() => undefined);
  wires[0]?.closed();
  clock.advance(5_000);
  const before = connection.state();
  wires[0]?.failed();
  wires[0]?.text('{');
  wires[0]?.closed();
  expect([before, connection.state(), faults, wires.length]).toEqual([
    ...['connecting', 'connecting', [], 2],
  ]);
});
