import type { DepositOrder } from '@courtside/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  countdownText,
  followDeposit,
  INITIAL_TRACKING,
  isTracking,
  remainingMs,
  trackDeposit,
  type DepositReading,
} from './deposit-tracking.ts';

const order = (status: DepositOrder['status']): DepositOrder => ({
  orderId: 'D1',
  channelId: 'bank',
  channelName: 'Bank',
  kind: 'recharge',
  amount: '100.00',
  status,
  createdAt: 0,
  expiresInMs: status === 'waiting' ? 900_000 : 0,
  payee: [],
});
const read = (status: DepositOrder['status'], at = 0): DepositReading => ({
  type: 'read',
  order: order(status),
  at,
});
const cut: DepositReading = { type: 'failed', statusCode: null };

test('a waiting order is polled until it is paid', () => {
  const waiting = trackDeposit(INITIAL_TRACKING, read('waiting', 1));
  expect(isTracking(waiting)).toBe(true);
  const paid = trackDeposit(waiting, read('success', 2));
  expect(paid.status).toBe('success');
  expect(isTracking(paid)).toBe(false);
});

test('a failed poll keeps waiting and says so, the next good one takes that back', () => {
  const waiting = trackDeposit(INITIAL_TRACKING, read('waiting', 1));
  const offline = trackDeposit(waiting, cut);
  expect(offline).toMatchObject({ status: 'waiting', reachable: false });
  expect(trackDeposit(offline, { type: 'failed', statusCode: 6004 })).toBe(offline);
  expect(trackDeposit(offline, read('waiting', 2))).toMatchObject({ reachable: true, readAt: 2 });
});

test('an order that the gateway does not know is missing; a fault before the first answer is not', () => {
  expect(trackDeposit(INITIAL_TRACKING, { type: 'failed', statusCode: 6004 }).status).toBe(
    'missing',
  );
  expect(isTracking(trackDeposit(INITIAL_TRACKING, cut))).toBe(true);
});

test('what is final stays, whatever is read later; nothing new is the same object', () => {
  const reading = fc.oneof(
    fc
      .tuple(fc.constantFrom('waiting', 'success', 'closed', 'expired'), fc.nat(9))
      .map(([status, at]) => read(status, at)),
    fc.constantFrom<DepositReading>(cut, { type: 'failed', statusCode: 6004 }),
  );
  fc.assert(
    fc.property(fc.array(reading, { maxLength: 12 }), (readings) => {
      let state = INITIAL_TRACKING;
      for (const each of readings) {
        const next = trackDeposit(state, each);
        if (!isTracking(state)) expect(next).toBe(state);
        expect(trackDeposit(next, each)).toBe(next);
        state = next;
      }
    }),
  );
});

test('following a cache settles at once: the same view changes nothing more', () => {
  const last = fc.option(
    fc.record({ order: fc.constantFrom(order('waiting'), order('success')), at: fc.nat(3) }),
    { nil: undefined },
  );
  const fault = fc.constantFrom(null, { statusCode: null }, { statusCode: 6004 });
  fc.assert(
    fc.property(fc.array(fc.record({ last, fault }), { maxLength: 8 }), (views) => {
      let state = INITIAL_TRACKING;
      for (const view of views) {
        state = followDeposit(state, view);
        expect(followDeposit(state, view)).toBe(state);
      }
    }),
  );
});

test('a fault beside an older answer waits on with that answer', () => {
  const view = { last: { order: order('waiting'), at: 5 }, fault: { statusCode: null } };
  expect(followDeposit(INITIAL_TRACKING, view)).toMatchObject({
    status: 'waiting',
    readAt: 5,
    reachable: false,
  });
});

test('the countdown runs from when the order was read and never grows or falls below zero', () => {
  const waiting = trackDeposit(INITIAL_TRACKING, read('waiting', 1000));
  expect(remainingMs(waiting, 1000)).toBe(900_000);
  expect(remainingMs(waiting, 61_000)).toBe(840_000);
  expect(remainingMs(waiting, 0)).toBe(900_000);
  expect(remainingMs(waiting, 10_000_000)).toBe(0);
  expect(remainingMs(INITIAL_TRACKING, 0)).toBe(0);
});

test.each([
  [0, '00:00'],
  [1, '00:01'],
  [61_001, '01:02'],
  [900_000, '15:00'],
])('%d ms read %s', (ms, text) => {
  expect(countdownText(ms)).toBe(text);
});
