import { fakeClock } from '@courtside/kernel/testing';
import { expect, test } from 'vitest';
import { createConnection, type ConnectionStatus } from './connection.ts';

function open() {
  const clock = fakeClock(0);
  let online = true;
  let reachable = true;
  let hanging = false;
  let probes = 0;
  const lines = new Set<() => void>();
  const connection = createConnection({
    clock,
    network: {
      online: () => online,
      subscribe(listener) {
        lines.add(listener);
        return () => void lines.delete(listener);
      },
    },
    probe: () => {
      probes += 1;
      if (hanging) return new Promise(() => {});
      return reachable ? Promise.resolve() : Promise.reject(new Error('away'));
    },
  });
  const seen: ConnectionStatus[] = [];
  let backs = 0;
  connection.subscribe(() => seen.push(connection.status()));
  connection.onBack(() => (backs += 1));
  const stop = connection.start();
  return {
    connection,
    seen,
    stop,
    lines,
    backs: () => backs,
    probes: () => probes,
    settle: () => new Promise<void>((resolve) => setTimeout(resolve)),
    async pass(ms: number) {
      clock.advance(ms);
      await new Promise<void>((resolve) => setTimeout(resolve));
    },
    line(now: boolean) {
      online = now;
      for (const listener of lines) listener();
    },
    gateway(now: boolean) {
      reachable = now;
    },
    hang(now: boolean) {
      hanging = now;
    },
  };
}

const LOST = { answered: false, durationMs: 30 };

test('one lost call is no outage: the gateway is asked first', async () => {
  const { connection, seen, settle, probes } = open();
  connection.heard(LOST);
  await settle();
  expect([seen, probes()]).toEqual([[], 1]);
});

test('a gateway that does not answer is failing, and back within two seconds of its return', async () => {
  const { connection, seen, settle, pass, gateway, backs } = open();
  gateway(false);
  connection.heard(LOST);
  await settle();
  expect(connection.usable()).toBe(false);
  await pass(60_000);
  gateway(true);
  await pass(2_000);
  expect(seen).toEqual(['failing', 'online']);
  expect(backs()).toBe(1);
});

/** Milliseconds after a probe at which the connection returns; probes are 1.5 seconds apart. */
const BETWEEN = [0, 1, 400, 750, 1_100, 1_499, 1_500];

test.each(BETWEEN)(
  'the return of a gateway is noticed within two seconds, %i ms after a probe too',
  async (between) => {
    const { connection, seen, settle, pass, gateway, backs } = open();
    gateway(false);
    connection.heard(LOST);
    await settle();
    for (let probe = 0; probe < 4; probe += 1) await pass(1_500);
    await pass(between);
    gateway(true);
    await pass(1_999);
    expect([seen, backs()]).toEqual([['failing', 'online'], 1]);
  },
);

test.each(BETWEEN)(
  'the return of a line that no event tells is noticed within two seconds, %i ms after a probe too',
  async (between) => {
    const { seen, line, pass, gateway, backs } = open();
    gateway(false);
    line(false);
    for (let probe = 0; probe < 4; probe += 1) await pass(1_500);
    await pass(between);
    gateway(true);
    await pass(1_999);
    expect([seen, backs()]).toEqual([['offline', 'online'], 1]);
  },
);

test('a device without a line is offline at once, and back by itself', async () => {
  const { connection, seen, line, gateway, pass, settle } = open();
  gateway(false);
  line(false);
  expect(connection.status()).toBe('offline');
  await pass(30_000);
  gateway(true);
  line(true);
  await settle();
  expect(seen).toEqual(['offline', 'online']);
});

test('recovery without an `online` event is noticed', async () => {
  const { seen, line, gateway, pass } = open();
  gateway(false);
  line(false);
  await pass(3_000);
  gateway(true);
  await pass(2_000);
  expect(seen).toEqual(['offline', 'online']);
});

test('probes that hang do not pile up, and do not hide the return', async () => {
  const { connection, gateway, hang, pass, probes, settle } = open();
  gateway(false);
  connection.heard(LOST);
  await settle();
  hang(true);
  await pass(60_000);
  expect(probes()).toBe(4);
  connection.heard({ answered: true, durationMs: 40 });
  expect(connection.status()).toBe('online');
});

test('slow answers are said to be slow until one is quick', () => {
  const { connection, seen } = open();
  for (const durationMs of [6_000, 3_000, 800]) connection.heard({ answered: true, durationMs });
  expect(seen).toEqual(['slow', 'online']);
  expect(connection.usable()).toBe(true);
});

test('an answer to a call of before the line was lost changes nothing', async () => {
  const { connection, line, gateway } = open();
  gateway(false);
  line(false);
  connection.heard({ answered: true, durationMs: 40 });
  expect(connection.status()).toBe('offline');
});

test('it asks nothing more once it was stopped', async () => {
  const { connection, gateway, pass, stop, probes, lines, settle } = open();
  gateway(false);
  connection.heard(LOST);
  await settle();
  stop();
  await pass(10_000);
  expect([probes(), lines.size]).toEqual([1, 0]);
});
