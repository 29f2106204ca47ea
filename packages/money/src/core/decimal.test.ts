import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  compareDecimals,
  dividedBy,
  divideWhole,
  isDecimal,
  minus,
  plus,
  roundDecimal,
  times,
  toPlaces,
} from './decimal.ts';

test('arithmetic is exact where floats are not', () => {
  expect(plus('0.1', '0.2')).toBe('0.3');
  expect(minus('1', '0.9')).toBe('0.1');
  expect(times('1.005', '1000')).toBe('1005');
  expect(times('99999999999999999999', '1.01')).toBe('100999999999999999998.99');
});

test.each([
  ['1.999', 'truncate', '1.99'],
  ['-1.999', 'truncate', '-1.99'],
  ['1.005', 'half-up', '1.01'],
  ['-1.005', 'half-up', '-1.01'],
  ['1.005', 'half-even', '1'],
  ['1.015', 'half-even', '1.02'],
] as const)('%s by %s is %s', (value, rounding, expected) => {
  expect(roundDecimal(value, 2, rounding)).toBe(expected);
});

test('a quotient is rounded once, at the asked place', () => {
  expect(dividedBy('1', '1.5', 2, 'half-up')).toBe('0.67');
  expect(dividedBy('1', '1.5', 2, 'truncate')).toBe('0.66');
  expect(dividedBy('1', '8', 2, 'half-even')).toBe('0.12');
});

test('zero never carries a sign', () => {
  expect(toPlaces('-0.001', 2, 'truncate')).toBe('0.00');
  expect(roundDecimal('-0.001', 2, 'half-up')).toBe('0');
});

test('equal numbers in different spelling compare equal', () => {
  expect(compareDecimals('0.90', '0.9')).toBe(0);
  expect(compareDecimals('-2', '1')).toBe(-1);
});

test.each([
  '',
  ' 1',
  '1e3',
  '+1',
  '1,000',
  '１２',
  '.5',
  '5.',
  'NaN',
  '0x10',
  '1'.repeat(1_000_000),
])('text that is not a plain decimal is refused (%#)', (text) => {
  expect(isDecimal(text)).toBe(false);
  expect(() => plus(text, '1')).toThrow(expect.objectContaining({ code: 'decimal.malformed' }));
});

test('nothing is divided by zero', () => {
  expect(() => dividedBy('1', '0.00', 2, 'truncate')).toThrow(
    expect.objectContaining({ code: 'decimal.division-by-zero' }),
  );
});

test.each([
  [7n, 2n, 'truncate', 3n],
  [-7n, 2n, 'truncate', -3n],
  [7n, 2n, 'half-up', 4n],
  [-7n, 2n, 'half-up', -4n],
  [7n, -2n, 'half-up', -4n],
  [-7n, -2n, 'half-up', 4n],
  [5n, 2n, 'half-even', 2n],
  [7n, 2n, 'half-even', 4n],
  [-5n, 2n, 'half-even', -2n],
  [-7n, 2n, 'half-even', -4n],
  [5n, 3n, 'half-even', 2n],
  [4n, 3n, 'half-up', 1n],
  [-1n, 3n, 'half-up', 0n],
] as const)('%s / %s by %s is %s', (over, under, rounding, whole) => {
  expect(divideWhole(over, under, rounding)).toBe(whole);
});

test('whole division is not by zero either', () => {
  expect(() => divideWhole(1n, 0n, 'half-up')).toThrow(
    expect.objectContaining({ code: 'decimal.division-by-zero' }),
  );
});

test('more digits than a float has, and places far apart', () => {
  expect(plus('123456789012345678901234567890', '0.000000000000000000000000000001')).toBe(
    '123456789012345678901234567890.000000000000000000000000000001',
  );
  const fine = `0.${'0'.repeat(59)}1`;
  expect(plus('1', fine)).toBe(`1.${'0'.repeat(59)}1`);
  expect(compareDecimals('0', fine)).toBe(-1);
  expect(compareDecimals(fine, '0')).toBe(1);
  expect(minus('1', '1')).toBe('0');
  expect(times('-0.5', '2')).toBe('-1');
  expect(times('100', '10')).toBe('1000');
  expect(toPlaces('-0.05', 1, 'half-up')).toBe('-0.1');
  expect(toPlaces('7', 0, 'half-up')).toBe('7');
  expect(dividedBy('-10', '0.4', 0, 'truncate')).toBe('-25');
});

test('arithmetic on decimals is arithmetic on whole units', () => {
  const units = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n });
  const text = (value: bigint) => {
    const digits = String(value < 0n ? -value : value).padStart(5, '0');
    return `${value < 0n ? '-' : ''}${digits.slice(0, -4)}.${digits.slice(-4)}`;
  };
  fc.assert(
    fc.property(units, units, (a, b) => {
      expect(toPlaces(plus(text(a), text(b)), 4, 'truncate')).toBe(text(a + b));
      expect(toPlaces(minus(text(a), text(b)), 4, 'truncate')).toBe(text(a - b));
      const order = a < b ? -1 : 1;
      expect(compareDecimals(text(a), text(b))).toBe(a === b ? 0 : order);
    }),
  );
});

test('decimal text may be long, but not longer than 128 characters', () => {
  expect(isDecimal('1'.repeat(128))).toBe(true);
  expect(isDecimal('1'.repeat(129))).toBe(false);
  expect(isDecimal(1)).toBe(false);
});
