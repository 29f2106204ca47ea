import { expect, test } from 'vitest';
import { coinText } from './coin-text.ts';

test('coins are told as money is: thousands apart, and no decimals that are zeros', () => {
  expect(coinText('1282.00', 'USDT')).toBe('1,282 USDT');
  expect(coinText('282.40', 'USDT')).toBe('282.40 USDT');
  expect(coinText('282.40', 'XYZ')).toBe('282.40 XYZ');
});
