import { expect, test } from 'vitest';
import { shownAmount } from './shown-amount.ts';

test('an amount is shown with its sign and groups, trailing zeros stripped', () => {
  expect(shownAmount('1234.50', 'CNY')).toBe('¥1,234.50');
  expect(shownAmount('1000.00', 'CNY')).toBe('¥1,000');
});

test('an amount in a currency that is not known stands as it came', () => {
  expect(shownAmount('1000.00', 'XXX')).toBe('1000.00');
  expect(shownAmount('1000.00', undefined)).toBe('1000.00');
});
