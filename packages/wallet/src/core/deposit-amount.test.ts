import * as fc from 'fast-check';
import { compareMoney, fromMinor, money } from '@courtside/money';
import { expect, test } from 'vitest';
import { checkDepositAmount } from './deposit-amount.ts';

const channel = { min: '100.00', max: '50000.00', decimals: 2 } as const;
const whole = { ...channel, decimals: 0 } as const;
const codeOf = (text: string, limits: Parameters<typeof checkDepositAmount>[1] = channel) => {
  const checked = checkDepositAmount(text, limits, 'CNY');
  return checked.ok ? null : checked.error.code;
};

test.each([
  ['', 'deposit.amount-empty'],
  ['   ', 'deposit.amount-empty'],
  ['abc', 'deposit.amount-malformed'],
  ['1e3', 'deposit.amount-malformed'],
  ['1,000', 'deposit.amount-malformed'],
  ['+1000', 'deposit.amount-malformed'],
  ['-1000', 'deposit.amount-malformed'],
  ['１０００', 'deposit.amount-malformed'],
  ['0x3e8', 'deposit.amount-malformed'],
  ['1000.', 'deposit.amount-malformed'],
  ['9'.repeat(1_048_576), 'deposit.amount-malformed'],
  ['1000000000.00', 'deposit.amount-long'],
  ['100000000.00', 'deposit.amount-above'],
  ['100.001', 'deposit.amount-decimals'],
  ['99.99', 'deposit.amount-below'],
  ['0', 'deposit.amount-below'],
  ['50000.01', 'deposit.amount-above'],
  ['100', null],
  [' 100.5 ', null],
  ['50000.00', null],
])('an amount of %j', (text, expected) => {
  expect(codeOf(text)).toBe(expected);
});

test('a channel without decimals takes whole amounts only', () => {
  expect(codeOf('100', whole)).toBeNull();
  expect(codeOf('100.5', whole)).toBe('deposit.amount-decimals');
  expect(checkDepositAmount('100.555', whole, 'CNY')).toMatchObject({
    error: { params: { digits: 0 }, field: 'amount' },
  });
});

test('an amount is taken exactly when it is within the limits, and to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 6_000_000 }), (cents) => {
      const amount = fromMinor(cents, 'CNY');
      const checked = checkDepositAmount(amount.amount, channel, 'CNY');
      const within =
        compareMoney(amount, money(channel.min, 'CNY')) >= 0 &&
        compareMoney(amount, money(channel.max, 'CNY')) <= 0;
      expect(checked.ok).toBe(within);
      if (checked.ok) expect(checked.value).toEqual(amount);
    }),
  );
});

test('nothing that people or programs type throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(() => checkDepositAmount(text, channel, 'CNY')).not.toThrow();
    }),
  );
});
