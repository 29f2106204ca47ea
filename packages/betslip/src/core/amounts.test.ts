import { money } from '@courtside/money';
import { expect, test } from 'vitest';
import { capStake, rebate, winnings } from './amounts.ts';

const cny = (amount: string) => money(amount, 'CNY');

test.each([
  ['500', '1000', '88.80', '88.00'],
  ['500', '300', '1000', '300.00'],
  ['500', '300.50', '1000', '300.00'],
  ['88.80', '1000', '88.80', '88.00'],
  ['5', '1000', '0.99', '0.00'],
])('[VA-18] a stake of %s at limit %s and balance %s becomes %s', (stake, max, balance, real) => {
  const told: string[] = [];
  const capped = capStake(cny(stake), cny(max), cny(balance), ({ amount }) => told.push(amount));
  expect(capped.amount).toBe(real);
  expect(told).toEqual([real]);
});

test('[VA-18] a stake that fits is left alone, without a notice', () => {
  const told: string[] = [];
  const tell = ({ amount }: { amount: string }) => told.push(amount);
  expect(capStake(cny('88.50'), cny('1000'), cny('89'), tell).amount).toBe('88.50');
  expect(capStake(cny('88'), cny('88'), cny('88.99'), tell).amount).toBe('88.00');
  expect(capStake(cny('99999'), null, null, tell).amount).toBe('99999.00');
  expect(told).toEqual([]);
});

test('[VA-18] what is not known does not cap', () => {
  expect(capStake(cny('500'), null, cny('88.80')).amount).toBe('88.00');
  expect(capStake(cny('500'), cny('300'), null).amount).toBe('300.00');
});

test.each([
  ['100', '0.95', '95.00'],
  ['100', '0.955', '95.50'],
  ['10.01', '0.95', '9.50'],
  ['33.33', '1.99', '66.32'],
  ['0.1', '0.2', '0.02'],
  ['99999999.99', '100.00', '9999999999.00'],
])('[VA-19] %s at %s wins %s', (stake, price, won) => {
  expect(winnings(stake, price)).toBe(won);
});

test.each([
  ['', '0.95'],
  ['abc', '0.95'],
  ['1e3', '0.95'],
  ['NaN', '0.95'],
  ['-100', '0.95'],
  ['100', ''],
  ['100', '0'],
  ['100', '-0.92'],
  ['Infinity', 'Infinity'],
])('[VA-19] %s at %s is no bet and wins 0', (stake, price) => {
  expect(winnings(stake, price)).toBe('0.00');
});

test.each([
  ['10000', '100', '0.6', '60.00'],
  ['100', '100', '1', '1.00'],
  ['333.33', '1', '0.55', '1.83'],
  ['99.99', '100', '1', '0.00'],
  ['0', '100', '1', '0.00'],
  ['100', '0', '1', '0.00'],
  ['100', '100', '0', '0.00'],
  ['-100', '-200', '1', '0.00'],
  ['100', '10', '-1', '0.00'],
  ['x', '10', '1', '0.00'],
])('[VA-20] rebate of %s from %s at %s%% is %s', (bet, minimum, rate, paid) => {
  expect(rebate(bet, minimum, rate)).toBe(paid);
});
