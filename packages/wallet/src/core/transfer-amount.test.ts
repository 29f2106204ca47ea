import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkTransferAmount } from './transfer-amount.ts';

const codeOf = (text: string, balance = '150.00') => {
  const checked = checkTransferAmount(text, balance, 'CNY');
  return checked.ok ? checked.value.amount : checked.error.code;
};

test.each([
  ['', 'transfer.amount-empty'],
  ['   ', 'transfer.amount-empty'],
  ['1e2', 'transfer.amount-malformed'],
  ['-1', 'transfer.amount-malformed'],
  ['１００', 'transfer.amount-malformed'],
  ['1.234', 'transfer.amount-decimals'],
  ['1234567890123', 'transfer.amount-long'],
  ['0', 'transfer.amount-below'],
  ['0.00', 'transfer.amount-below'],
  ['150.01', 'transfer.amount-above-balance'],
  ['0.01', '0.01'],
  [' 150 ', '150.00'],
])('%o is %s', (text, expected) => {
  expect(codeOf(text)).toBe(expected);
});

test('no text lets more through than there is', () => {
  const text = fc.oneof(fc.string(), fc.double().map(String), fc.bigInt().map(String));
  fc.assert(
    fc.property(text, fc.integer({ min: 0, max: 1_000_000 }), (typed, fen) => {
      const balance = (fen / 100).toFixed(2);
      const checked = checkTransferAmount(typed, balance, 'CNY');
      if (!checked.ok) return;
      expect(checked.value.amount).toMatch(/^\d+\.\d{2}$/);
      expect(Math.round(Number(checked.value.amount) * 100)).toBeLessThanOrEqual(fen);
      expect(Math.round(Number(checked.value.amount) * 100)).toBeGreaterThan(0);
    }),
  );
});
