import { expect, test } from 'vitest';
import { amountSide, amountText, moneyText, signedText } from './amounts.ts';

test('amounts are grouped, trailing zeros stripped; bare where the currency is not known', () => {
  expect(amountText('1234.50', 'CNY')).toBe('1,234.50');
  expect(amountText('100.00', 'CNY')).toBe('100');
  expect(amountText('100.00', undefined)).toBe('100.00');
});

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

test('in a sentence an amount carries its currency, after the minus', () => {
  expect(moneyText('1234.50', 'CNY')).toBe('¥1,234.50');
  expect(moneyText('-5.00', 'CNY')).toBe('-¥5');
  expect(moneyText('5.00', undefined)).toBe('5.00');
});
