import { describe, expect, test } from 'vitest';
import { isGatewayError } from '../src/index.ts';
import type { ScriptedAnswer } from '../src/testing/index.ts';
import { balance, BALANCE, CLOSE, inOrder, order, PAY, PRE_INFO, setUp, KEYS } from './set-up.ts';

const HOUR = 3_600_000;

test('[CA-86] a device whose clock is wrong from the start is put right by the date of the refusal', async () => {
  const now = { at: 1_781_200_000_000 + 5 * HOUR };
  const { client, gateway, outcome } = setUp({ gateway: { now: () => now.at } });
  gateway.on(BALANCE, { data: balance });
  expect(await outcome(client.call(BALANCE, {}))).toEqual(balance);
  expect(Math.abs(client.serverNow() - now.at)).toBeLessThan(1_000);
});

test.each([
  ['plain', {}],
  ['encrypted', { keys: KEYS }],
])('[CA-86] a clock that goes wrong later is put right once (%s)', async (_, mode) => {
  const now = { at: 1_781_200_000_000 };
  const { client, gateway, asked, outcome, clock } = setUp({
    gateway: { now: () => now.at, ...mode },
  });
  gateway.on(BALANCE, { data: balance });
  await client.call(BALANCE, {});
  now.at += HOUR;
  clock.advance(10);
  expect(await outcome(client.call(BALANCE, {}))).toEqual(balance);
  expect(asked(PRE_INFO)).toHaveLength(2);
});

test('many calls that meet the wrong clock together ask for the time once', async () => {
  const now = { at: 1_781_200_000_000 };
  const { client, gateway, asked, outcome } = setUp({ gateway: { now: () => now.at } });
  gateway.on(BALANCE, { data: balance });
  await client.preInfo();
  now.at += HOUR;
  const calls = [0, 1, undefined].map((includeLocked) =>
    client.call(BALANCE, includeLocked === undefined ? {} : { includeLocked: includeLocked as 0 }),
  );
  expect(await outcome(Promise.all(calls))).toEqual([balance, balance, balance]);
  expect(asked(PRE_INFO).length).toBeLessThanOrEqual(3);
});

describe('a call that changes something', () => {
  const data = { orderId: 'D1' } as never;

  /** A client that asked once, by a clock of which the gateway's then differs. */
  async function whoseClockIsOff(ms: number) {
    const now = { at: 1_781_200_000_000 };
    const doors = setUp({ gateway: { now: () => now.at } });
    doors.gateway.on(CLOSE, { data });
    doors.gateway.on(PAY, { data });
    await doors.client.preInfo();
    now.at += ms;
    return doors;
  }

  test.each([HOUR, -HOUR, 61_000, -61_000])(
    'is sent again where the clock was off by %d ms, with or without a key: it was refused for sure',
    async (ms) => {
      const { client, asked, outcome } = await whoseClockIsOff(ms);
      expect(await outcome(client.call(CLOSE, { orderId: 'D1' }))).toEqual(data);
      expect(asked(CLOSE)).toHaveLength(1);
    },
  );

  test('is not sent again where 6008 may mean a copy of what was carried out', async () => {
    const { client, gateway, asked, outcome } = await whoseClockIsOff(45_000);
    gateway.on(CLOSE, { statusCode: 6008 });
    expect(isGatewayError(await outcome(client.call(CLOSE, { orderId: 'D1' })), 6008)).toBe(true);
    expect(asked(CLOSE)).toHaveLength(1);
  });

  test('is sent again then where it has a key', async () => {
    const { client, gateway, asked, outcome } = await whoseClockIsOff(45_000);
    gateway.on(PAY, inOrder<ScriptedAnswer<typeof PAY>>({ statusCode: 6008 }, { data }));
    expect(await outcome(client.call(PAY, order))).toEqual(data);
    expect(asked(PAY)).toHaveLength(2);
  });
});
