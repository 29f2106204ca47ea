import { expect, test } from 'vitest';
import { shownTotal } from './shown-total.ts';

test('[VE-09] the total of the venues keeps its two decimals', () => {
  expect(shownTotal('1234.00', 'CNY')).toBe('¥1,234.00');
  expect(shownTotal('1234.5', 'CNY')).toBe('¥1,234.50');
  expect(shownTotal('0.00', 'CNY')).toBe('¥0.00');
  expect(shownTotal('1000.00', 'XXX')).toBe('1000.00');
});
