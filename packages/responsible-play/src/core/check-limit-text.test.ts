import { expect, test } from 'vitest';
import { checkLimitText } from './check-limit-text.ts';

const deposit = { kind: 'deposit', ceiling: null } as const;
const session = { kind: 'session', ceiling: null } as const;

test.each([
  ['300', deposit, '300'],
  ['300.5', deposit, '300.5'],
  ['３００', deposit, '300'],
  [' 20 ', deposit, '20'],
  ['60', session, '60'],
  ['1440', session, '1440'],
] as const)('%j is a limit', (typed, of, value) => {
  expect(checkLimitText(typed, of)).toEqual({ ok: true, value });
});

test.each([
  ['', deposit],
  ['0', deposit],
  ['0.00', deposit],
  ['-5', deposit],
  ['1e5', deposit],
  ['300.555', deposit],
  ['1,000', deposit],
  ['9'.repeat(13), deposit],
  ['0', session],
  ['-30', session],
  ['2.5', session],
  ['05', session],
] as const)('%j is none, and is not put right', (typed, of) => {
  expect(checkLimitText(typed, of)).toEqual({ ok: false, code: 'malformed' });
});

test.each([
  ['1000.01', { kind: 'deposit', ceiling: '1000.00' }, '1000.00'],
  ['1441', session, '1440'],
  ['61', { kind: 'session', ceiling: '60' }, '60'],
] as const)('%j is above the highest', (typed, of, max) => {
  expect(checkLimitText(typed, of)).toEqual({ ok: false, code: 'too-high', max });
});
