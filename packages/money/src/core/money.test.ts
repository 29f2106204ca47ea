import { expect, test } from 'vitest';
import { type Currency, isCurrency } from './currency-codes.ts';
import {
  addMoney,
  compareMoney,
  exchangeMoney,
  floorMoney,
  fromMinor,
  isNegativeMoney,
  isPositiveMoney,
  isZeroMoney,
  minMoney,
  money,
  type Money,
  multiplyMoney,
  subtractMoney,
  toMinor,
  zero,
} from './money.ts';

test('equal amounts are equal text, and a value cannot be changed', () => {
  expect(money('1234.5', 'CNY')).toEqual(money('1234.50', 'CNY'));
  expect(money('5', 'JPY').amount).toBe('5');
  expect(Object.isFrozen(money('1', 'CNY'))).toBe(true);
});

test.each(['1.001', '1e3', '', '１'])('%s is no amount of CNY', (amount) => {
  expect(() => money(amount, 'CNY')).toThrow(expect.objectContaining({ code: 'money.malformed' }));
});

test('sums, differences and comparison', () => {
  const [a, b] = [money('0.10', 'CNY'), money('0.20', 'CNY')];
  expect(addMoney(a, b).amount).toBe('0.30');
  expect(subtractMoney(a, b).amount).toBe('-0.10');
  expect(compareMoney(a, b)).toBe(-1);
  expect(minMoney(b, a)).toEqual(a);
  expect(isNegativeMoney(subtractMoney(a, b))).toBe(true);
  expect(isPositiveMoney(a)).toBe(true);
  expect(isZeroMoney(subtractMoney(a, a))).toBe(true);
  expect(isZeroMoney(zero('USD'))).toBe(true);
});

test('a product is rounded as asked', () => {
  expect(multiplyMoney(money('10.01', 'CNY'), '0.5', 'truncate').amount).toBe('5.00');
  expect(multiplyMoney(money('10.01', 'CNY'), '0.5', 'half-up').amount).toBe('5.01');
});

test('floor goes down, also below zero', () => {
  expect(floorMoney(money('99.99', 'CNY')).amount).toBe('99.00');
  expect(floorMoney(money('-0.01', 'CNY')).amount).toBe('-1.00');
  expect(floorMoney(money('7', 'CNY')).amount).toBe('7.00');
});

test('smallest units follow the currency', () => {
  expect(toMinor(money('1234.56', 'CNY'))).toBe(123456n);
  expect(toMinor(money('-0.05', 'CNY'))).toBe(-5n);
  expect(fromMinor(-5n, 'CNY').amount).toBe('-0.05');
  expect(fromMinor(7, 'JPY').amount).toBe('7');
  expect(fromMinor(1n, 'USDT').amount).toBe('0.000001');
  expect(() => fromMinor(0.5, 'CNY')).toThrow(expect.objectContaining({ code: 'money.malformed' }));
});

test('currencies known to the compiler do not mix, and unknown ones are caught', () => {
  // @ts-expect-error yuan and dollars do not add up
  expect(() => addMoney(money('1', 'CNY'), money('1', 'USD'))).toThrow(
    expect.objectContaining({ code: 'money.currency-mixed' }),
  );
  const some: Money = money('1', 'USD');
  const other: Money = money('1', 'CNY');
  expect(() => compareMoney(some, other)).toThrow(
    expect.objectContaining({ code: 'money.currency-mixed' }),
  );
});

test('only currencies of the table are currencies', () => {
  expect(isCurrency('CNY')).toBe(true);
  expect(isCurrency('toString')).toBe(false);
});

test('an amount is worth its rate in another currency, at the digits of that', () => {
  expect(exchangeMoney(money('100', 'USD'), 'CNY', '7.2', 'truncate')).toEqual(money('720', 'CNY'));
  expect(exchangeMoney(money('10.01', 'CNY'), 'JPY', '20.55', 'truncate').amount).toBe('205');
  expect(exchangeMoney(money('10.01', 'CNY'), 'JPY', '20.55', 'half-up').amount).toBe('206');
  for (const rate of ['0', '-1', '', '7,2']) {
    expect(() => exchangeMoney(money('1', 'USD'), 'CNY', rate, 'truncate')).toThrow(
      expect.objectContaining({ code: 'money.rate-invalid' }),
    );
  }
});

test('other mixtures of currencies do not compile either', () => {
  const [yuan, dollars] = [money('1', 'CNY'), money('1', 'USD')];
  const mixtures = [
    // @ts-expect-error no difference of yuan and dollars
    () => subtractMoney(yuan, dollars),
    // @ts-expect-error no order of yuan and dollars
    () => compareMoney(yuan, dollars),
    // @ts-expect-error no smaller of yuan and dollars
    () => minMoney(dollars, yuan),
  ];
  for (const mix of mixtures) {
    expect(mix).toThrow(expect.objectContaining({ code: 'money.currency-mixed' }));
  }
  // @ts-expect-error an exchange into yuan is no amount of dollars
  const wrong: Money<'USD'> = exchangeMoney(dollars, 'CNY', '7', 'truncate');
  expect(wrong.currency).toBe('CNY');
});

test.each([
  ['0.01', false, true, false],
  ['0', true, false, false],
  ['-0.01', false, false, true],
])('%s is zero %s, positive %s, negative %s', (amount, isZero, isPositive, isNegative) => {
  const value = money(amount, 'CNY');
  expect(isZeroMoney(value)).toBe(isZero);
  expect(isPositiveMoney(value)).toBe(isPositive);
  expect(isNegativeMoney(value)).toBe(isNegative);
});

test('what the caller should have known is a programming fault that names it', () => {
  expect(() => money('1.001', 'CNY')).toThrow(
    expect.objectContaining({ kind: 'programming', message: 'Not an amount of CNY' }),
  );
  expect(fromMinor(0, 'CNY')).toEqual(zero('CNY'));
});

test('a currency that is none is a fault with a code', () => {
  const unknown = expect.objectContaining({ code: 'money.currency-unknown' });
  for (const code of ['XXX', 'toString', ''] as string[] as Currency[]) {
    expect(() => zero(code)).toThrow(unknown);
    expect(() => money('1', code)).toThrow(unknown);
  }
});
