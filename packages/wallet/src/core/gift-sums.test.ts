import { expect, test } from 'vitest';
import { giftSums } from './gift-sums.ts';

test('gifts are summed to the cent; none are nothing', () => {
  const gifts = [
    { amount: '18.10', turnover: '18.00' },
    { amount: '0.20', turnover: '0.00' },
  ];
  expect(giftSums(gifts)).toEqual({ amount: '18.30', turnover: '18.00' });
  expect(giftSums([])).toEqual({ amount: '0.00', turnover: '0.00' });
});
