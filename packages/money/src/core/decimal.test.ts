import { expect, test } from 'vitest';
import {
  compareDecimals,
  dividedBy,
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
