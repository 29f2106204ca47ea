import * as fc from 'fast-check';
import { compareMoney, fromMinor, money } from '@courtside/money';
import { expect, test } from 'vitest';
import { checkWithdrawalAmount, mostWithdrawable } from './withdrawal-amount.ts';

const limits = { min: '100.00', max: '50000.00', available: '80000.00', amountLeft: '60000.00' };
const check = (text: string, more: object = {}) => {
  const checked = checkWithdrawalAmount(text, { ...limits, ...more }, 'CNY');
  return checked.ok ? null : checked.error.code.replace('withdrawal.amount-', '');
};

test.each([
  ['', {}, 'empty'],
  ['  ', {}, 'empty'],
  ['1e3', {}, 'malformed'],
  ['-100', {}, 'malformed'],
  ['１００', {}, 'malformed'],
  ['1,000', {}, 'malformed'],
  ['9'.repeat(1_048_576), {}, 'long'],
  ['1234567890.12', {}, 'long'],
  ['100.001', {}, 'decimals'],
  ['100.5', { decimals: 0 }, 'decimals'],
  ['99.99', {}, 'below'],
  ['50000.01', {}, 'above'],
  ['800.01', { available: '800.00' }, 'above-balance'],
  ['900.01', { amountLeft: '900.00' }, 'above-day'],
  ['100', {}, null],
  [' 100.50 ', {}, null],
  ['800', { available: '800.00', decimals: 0 }, null],
  ['50000.00', {}, null],
])('an amount of %j with %j', (text, more, expected) => {
  expect(check(text, more)).toBe(expected);
});

test('no amount that is let through is above what can be had', () => {
  const minor = fc.bigInt({ min: 0n, max: 10_000_000n });
  fc.assert(
    fc.property(minor, minor, minor, minor, (typed, max, available, amountLeft) => {
      const text = (fen: bigint) => fromMinor(fen, 'CNY').amount;
      const given = {
        min: '0.01',
        max: text(max),
        available: text(available),
        amountLeft: text(amountLeft),
      };
      const checked = checkWithdrawalAmount(text(typed), given, 'CNY');
      const most = mostWithdrawable(given, 'CNY');
      const fits = compareMoney(money(text(typed), 'CNY'), most) <= 0 && typed > 0n;
      expect(checked.ok).toBe(fits);
    }),
  );
});
