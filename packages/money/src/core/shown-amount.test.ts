import { expect, test } from 'vitest';
import { shownAmount } from './shown-amount.ts';

test.each([
  ['1234.50', '¥1,234.50'],
  ['1000.00', '¥1,000'],
  ['-5.00', '-¥5'],
  ['0.10', '¥0.10'],
])('%s is shown as %s', (amount, shown) => {
  expect(shownAmount(amount, 'CNY')).toBe(shown);
});

test('without its sign where that stands elsewhere', () => {
  expect(shownAmount('1234.50', 'CNY', { sign: false })).toBe('1,234.50');
});

test.each([
  ['1000.00', 'XXX'],
  ['1000.00', undefined],
  ['1e3', 'CNY'],
  ['', 'CNY'],
])('%s of %s stands as it came', (amount, currency) => {
  expect(shownAmount(amount, currency)).toBe(amount);
});
