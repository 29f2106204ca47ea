import type { WithdrawalInfo } from '@courtside/contract';
import { expect, test } from 'vitest';
import { amountAfterFee, withdrawalBlocks } from './withdrawal-eligibility.ts';

const info: WithdrawalInfo = {
  kind: 'bank',
  available: '5000.00',
  turnoverRequired: '0.00',
  turnoverDone: '0.00',
  turnoverLeft: '0.00',
  fee: '5.00',
  freeTimesLeft: 0,
  timesLeft: 5,
  amountLeft: '200000.00',
  min: '100.00',
  max: '50000.00',
  passwordSet: true,
  passwordLockedMs: 0,
  turnoverParts: [],
};
const codes = (more: Partial<WithdrawalInfo>, context: object = {}) =>
  withdrawalBlocks({ ...info, ...more }, { cards: 1, asksPassword: true, ...context }).map(
    ({ code }) => code,
  );

test.each([
  [{}, {}, []],
  [{ passwordSet: false }, {}, ['password-unset']],
  [{ passwordLockedMs: 1 }, {}, ['password-locked']],
  [{}, { cards: 0 }, ['no-card']],
  [{ turnoverLeft: '0.01' }, {}, ['turnover']],
  [{ timesLeft: 0, amountLeft: '0.00' }, {}, ['day-times']],
  [{ amountLeft: '99.99' }, {}, ['day-amount']],
  [{ available: '99.99' }, {}, ['balance']],
  [{ available: '100.00', amountLeft: '100.00' }, {}, []],
] as const)('%j with %j', (more, context, expected) => {
  expect(codes(more, context)).toEqual(expected);
});

test('a brand without a withdrawal password asks for none, and none of its states stands against a withdrawal', () => {
  const more = { passwordSet: false, passwordLockedMs: 1000 };
  expect(codes(more)).toEqual(['password-unset', 'password-locked']);
  expect(codes(more, { asksPassword: false })).toEqual([]);
});

test.each([
  ['100.00', '5.00', '95.00'],
  ['5.00', '5.00', '0.00'],
  ['4.00', '5.00', '0.00'],
])('of %s less a fee of %s arrives %s', (amount, fee, arrives) => {
  expect(amountAfterFee(amount, fee)).toBe(arrives);
});
