import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountBetween } from './amount-between.ts';

const cents = fc.bigInt({ min: 0n, max: 10n ** 15n });
const amount = (units: bigint) => {
  const digits = units.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
const unitsOf = (text: string) => BigInt(text.replace('.', ''));

test('an amount on its way lies between both ends, begins at the one and ends exactly at the other', () => {
  fc.assert(
    fc.property(cents, cents, fc.double({ min: 0, max: 1, noNaN: true }), (a, b, share) => {
      const [from, to] = [amount(a), amount(b)];
      expect([amountBetween(from, to, 0), amountBetween(from, to, 1)]).toEqual([from, to]);
      const now = unitsOf(amountBetween(from, to, share));
      expect(now >= (a < b ? a : b) && now <= (a < b ? b : a)).toBe(true);
    }),
  );
});

test.each([
  ['88.00', '90.00', 0.5, '89.00'],
  ['0.00', '0.10', 0.5, '0.05'],
  ['7', '9', 0.5, '8'],
  ['1.0', '2.00', 0.5, '2.00'],
  ['--', '2.00', 0.5, '2.00'],
  ['2.00', 'none', 0.5, 'none'],
])('from %s to %s at %d it is %s', (from, to, share, now) => {
  expect(amountBetween(from, to, share)).toBe(now);
});
