import { expect, test } from 'vitest';
import { shownAmount, shownTotal } from './shown-amount.ts';

test('an amount is shown with its sign and groups, trailing zeros stripped', () => {
  expect(shownAmount('1234.50', 'CNY')).toBe('¥1,234.50');
  expect(shownAmount('1000.00', 'CNY')).toBe('¥1,000');
});

test('an amount in a currency that is not known stands as it came', () => {
  expect(shownAmount('1000.00', 'XXX')).toBe('1000.00');
  expect(shownAmount('1000.00', undefined)).toBe('1000.00');
});

test('[VE-09] the total of the venues keeps its two decimals', () => {
  expect(shownTotal('1234.00', 'CNY')).toBe('¥1,234.00');
  expect(shownTotal('1234.5', 'CNY')).toBe('¥1,234.50');
  expect(shownTotal('0.00', 'CNY')).toBe('¥0.00');
  expect(shownTotal('1000.00', 'XXX')).toBe('1000.00');
});
