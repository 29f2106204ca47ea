import { expect, test } from 'vitest';
import { shownAmount } from './shown-amount.ts';
import { shownParams } from './shown-params.ts';

test('amounts are written as they are shown, counts as they are', () => {
  expect(shownParams({ params: { min: '1234.50', digits: 2 } }, 'CNY')).toEqual({
    min: shownAmount('1234.50', 'CNY'),
    digits: 2,
  });
});

test('without params there is nothing to write; without a currency an amount stays as it came', () => {
  expect(shownParams({}, 'CNY')).toEqual({});
  expect(shownParams({ params: { min: '1234.50' } }, undefined)).toEqual({ min: '1234.50' });
});
