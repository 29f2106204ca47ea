import { expect, test } from 'vitest';
import { amountSide, signedText } from './amounts.ts';

test('a gain has a plus, a loss its minus, nothing has neither', () => {
  expect(signedText('95.00', 'CNY')).toBe('+95');
  expect(signedText('-50.00', 'CNY')).toBe('-50');
  expect(signedText('0.00', 'CNY')).toBe('0');
  expect(['0.01', '-0.01', '0.00', '-0.00'].map(amountSide)).toEqual([
    'gain',
    'loss',
    'none',
    'none',
  ]);
});
