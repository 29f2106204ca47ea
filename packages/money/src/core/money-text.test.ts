import { expect, test } from 'vitest';
import { fromMinor, money } from './money.ts';
import { formatMoney, parseFormattedMoney, parseMoney } from './money-text.ts';

test.each([
  ['1234.56', '1,234.56'],
  ['1234.50', '1,234.50'],
  ['1234.00', '1,234'],
  ['0', '0'],
  ['0.05', '0.05'],
  ['999', '999'],
  ['1000000', '1,000,000'],
  ['-1234.5', '-1,234.50'],
])('[NV-14] %s is shown as %s', (amount, shown) => {
  expect(formatMoney(money(amount, 'CNY'))).toBe(shown);
});

test('the sign of the currency goes in front when asked for', () => {
  expect(formatMoney(money('1234', 'CNY'), { sign: true })).toBe('¥1,234');
  expect(formatMoney(money('-5.2', 'USD'), { sign: true })).toBe('-$5.20');
});

test('a currency of more decimals keeps those that are not zero', () => {
  expect(formatMoney(fromMinor(1_500_000n, 'USDT'))).toBe('1.50');
  expect(formatMoney(fromMinor(1_500_001n, 'USDT'))).toBe('1.500001');
});

test.each([
  ['', 'money.empty'],
  ['１２３', 'money.malformed'],
  ['1e3', 'money.malformed'],
  ['+5', 'money.malformed'],
  ['1,000', 'money.malformed'],
  [' 5', 'money.malformed'],
  ['5\n', 'money.malformed'],
  ['5.', 'money.malformed'],
  ['.5', 'money.malformed'],
  ['1.2.3', 'money.malformed'],
  ['--5', 'money.malformed'],
  ['٣', 'money.malformed'],
  ['-5', 'money.negative'],
  ['0.001', 'money.too-many-decimals'],
  ['9'.repeat(33), 'money.too-long'],
  ['9'.repeat(1_000_000), 'money.too-long'],
])('hostile input %# is refused', (text, code) => {
  expect(parseMoney(text, 'CNY')).toMatchObject({ ok: false, error: { code } });
});

test('what a person may type is read', () => {
  expect(parseMoney('100', 'CNY')).toEqual({ ok: true, value: money('100', 'CNY') });
  expect(parseMoney('007.5', 'CNY')).toEqual({ ok: true, value: money('7.5', 'CNY') });
  expect(parseMoney('-5', 'CNY', { signed: true })).toEqual({
    ok: true,
    value: money('-5', 'CNY'),
  });
});

test.each([
  ['', 'money.empty'],
  ['1,23', 'money.malformed'],
  ['1234', 'money.malformed'],
  [',123', 'money.malformed'],
  ['1'.repeat(65), 'money.too-long'],
])('%s is not formatted money', (text, code) => {
  expect(parseFormattedMoney(text, 'CNY')).toMatchObject({ ok: false, error: { code } });
});
