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

const megabyte = 1_000_000;
test.each([
  '¥'.repeat(megabyte),
  '1,'.repeat(megabyte / 2),
  ' '.repeat(megabyte),
  '１'.repeat(megabyte),
  '-'.repeat(megabyte),
  '1e'.repeat(megabyte / 2),
])('a megabyte of nonsense is refused (%#)', (text) => {
  expect(parseMoney(text, 'CNY')).toMatchObject({ ok: false, error: { code: 'money.too-long' } });
  expect(parseFormattedMoney(text, 'CNY')).toMatchObject({
    ok: false,
    error: { code: 'money.too-long' },
  });
});

test.each([
  ['$1', 'CNY'],
  ['¥¥1', 'CNY'],
  ['1¥', 'CNY'],
  ['¥-1', 'CNY'],
  ['１,２３４', 'CNY'],
  ['1,234e2', 'CNY'],
] as const)('%s is not formatted money of %s', (text, currency) => {
  expect(parseFormattedMoney(text, currency)).toMatchObject({
    ok: false,
    error: { code: 'money.malformed' },
  });
});

test('a currency without decimals takes none', () => {
  expect(parseMoney('5', 'JPY')).toEqual({ ok: true, value: money('5', 'JPY') });
  expect(parseMoney('5.0', 'JPY')).toEqual({
    ok: false,
    error: { code: 'money.too-many-decimals', params: { digits: 0 } },
  });
  expect(parseMoney('9'.repeat(32), 'CNY').ok).toBe(true);
});

test('a text that is too long is told how long it may be', () => {
  expect(parseMoney('1'.repeat(33), 'CNY')).toEqual({
    ok: false,
    error: { code: 'money.too-long', params: { max: 32 } },
  });
  expect(parseFormattedMoney('1'.repeat(65), 'CNY')).toEqual({
    ok: false,
    error: { code: 'money.too-long', params: { max: 64 } },
  });
  expect(parseFormattedMoney('x'.repeat(64), 'CNY')).toMatchObject({
    error: { code: 'money.malformed' },
  });
});
