import { expect, test } from 'vitest';
import { areSameCosts, withdrawalCosts } from './withdrawal-costs.ts';

test('a card gets the amount without the fee, a coin what the rate makes of it', () => {
  expect(withdrawalCosts('bank', { fee: '5.00' }, '100.00')).toEqual({
    fee: '5.00',
    arrives: '95.00',
  });
  expect(withdrawalCosts('virtual', { fee: '8.00', arrives: '12.81' }, '100.00')).toEqual({
    fee: '8.00',
    arrives: '12.81',
  });
});

test('what a coin brings is not known before the rate for the amount is', () => {
  expect(withdrawalCosts('virtual', { fee: '8.00', arrives: null }, '100.00')).toBeNull();
  expect(withdrawalCosts('virtual', { fee: '8.00' }, '100.00')).toBeNull();
});

test('costs are the same by what they tell', () => {
  const told = { fee: '8.00', arrives: '12.81' };
  expect(areSameCosts(told, { ...told })).toBe(true);
  expect(areSameCosts(told, { ...told, arrives: '12.80' })).toBe(false);
  expect(areSameCosts(told, { ...told, fee: '0.00' })).toBe(false);
  expect(areSameCosts(told, null)).toBe(false);
  expect(areSameCosts(null, null)).toBe(true);
});
