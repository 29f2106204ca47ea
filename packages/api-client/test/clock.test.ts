import { expect, test } from 'vitest';
import { isGatewayError } from '../src/index.ts';
import { balance, BALANCE, CLOSE, order, PAY, PRE_INFO, setUp, KEYS } from './set-up.ts';

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

test('a call that changes something without a key is not sent again for the clock, one with a key is', async () => {
  const now = { at: 1_781_200_000_000 };
  const { client, gateway, asked, outcome } = setUp({ gateway: { now: () => now.at } });
  const data = { orderId: 'D1' } as never;
  gateway.on(CLOSE, { data });
  gateway.on(PAY, { data });
  await client.preInfo();
  now.at += HOUR;
  expect(isGatewayError(await outcome(client.call(CLOSE, { orderId: 'D1' })), 6008)).toBe(true);
  expect(asked(CLOSE)).toEqual([]);
  expect(await outcome(client.call(PAY, order))).toEqual(data);
  expect(asked(PAY)).toHaveLength(1);
});
