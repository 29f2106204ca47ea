import type { DepositOrder } from '@courtside/contract';
import { memoryStore } from '@courtside/kernel';
import { money } from '@courtside/money';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { depositStorageKey, keptDeposits } from './deposit-storage.ts';
import { depositTerms } from './deposit-terms.ts';
import { countdownText, depositPollMs, isLate, remainingMs } from './deposit-time.ts';
import { NO_DEPOSIT, orderState } from './deposit.ts';

const waiting = orderState({ status: 'waiting', expiresInMs: 900_000 } as DepositOrder, 1000);

test('the countdown runs from when the order was read and never grows or falls below zero', () => {
  expect(remainingMs(waiting, 1000)).toBe(900_000);
  expect(remainingMs(waiting, 61_000)).toBe(840_000);
  expect(remainingMs(waiting, 0)).toBe(900_000);
  expect(remainingMs(waiting, 10_000_000)).toBe(0);
  expect(remainingMs(NO_DEPOSIT, 0)).toBe(0);
  expect([isLate(waiting, 1000), isLate(waiting, 901_000)]).toEqual([false, true]);
});

test.each([
  [0, '00:00'],
  [1, '00:01'],
  [61_001, '01:02'],
  [900_000, '15:00'],
])('%d ms read %s', (ms, text) => {
  expect(countdownText(ms)).toBe(text);
});

test('an order is read ever more rarely', () => {
  fc.assert(
    fc.property(fc.nat(3_600_000), fc.nat(3_600_000), (a, b) => {
      expect(depositPollMs(Math.max(a, b))).toBeGreaterThanOrEqual(depositPollMs(Math.min(a, b)));
    }),
  );
  expect([0, 60_000, 600_000].map(depositPollMs)).toEqual([2000, 5000, 15_000]);
});

const intent = {
  ...{ owner: 'm', key: '0'.repeat(36), channelId: 'bank', amount: '1.00' },
  ...{ payerName: null, bonus: true, sentAt: 5, lostAt: 0 },
};

test('a kept deposit is read by its owner alone, and as one whose answer was lost', () => {
  const storage = memoryStore();
  storage.set(depositStorageKey(intent), JSON.stringify(intent));
  expect(keptDeposits(storage, 'other')).toEqual([]);
  expect(keptDeposits(storage, 'm')).toEqual([{ ...intent, lostAt: 5 }]);
});

test.each(['{', 'null', '{"owner":"m"}', JSON.stringify({ ...intent, key: 'short' })])(
  'what somebody spoilt is dropped: %s',
  (text) => {
    const storage = memoryStore({ [depositStorageKey(intent)]: text });
    expect(keptDeposits(storage, 'm')).toEqual([]);
    expect(storage.keys()).toEqual([]);
  },
);

test.each([
  [
    'a bonus',
    { bonusPercent: '1.00', turnoverTimes: 1 },
    true,
    ['0.00', '10.00', '1010.05', '1010.05'],
  ],
  [
    'a bonus that is declined',
    { bonusPercent: '1.00', turnoverTimes: 2 },
    false,
    ['0.00', '0.00', '1000.05', '2000.10'],
  ],
  ['a fee', { feePercent: '0.50' }, true, ['5.00', '0.00', '995.05', undefined]],
])('what 1,000.05 brings and binds with %s', (_, conditions, takes, expected) => {
  const { fee, bonus, credited, turnover } = depositTerms(
    money('1000.05', 'CNY'),
    conditions,
    takes,
  );
  expect([fee, bonus, credited, turnover].map((each) => each?.amount)).toEqual(expected);
});
