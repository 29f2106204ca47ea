import { expect, test } from 'vitest';
import { type CashOutInput, type CashOutLeg, cashOutValue } from './cash-out.ts';

const open = (takenPrice: string, priceNow: string, ...otherPricesNow: string[]): CashOutLeg => ({
  takenPrice,
  state: 'open',
  priceNow,
  otherPricesNow,
});

const offer = (legs: readonly CashOutLeg[], change: Partial<CashOutInput> = {}) =>
  cashOutValue({
    ticket: { folds: [legs.length], unit: 10_000n },
    legs,
    stakeLeft: 10_000n,
    margin: '0',
    rules: { rounding: 'truncate', roundEach: 'line' },
    ...change,
  });

test('a single at the prices of a book without margin is worth its stake when nothing has moved', () => {
  expect(offer([open('1', '1', '1')])).toEqual({ ok: true, value: 10_000n });
  expect(offer([open('2', '2', '0.5')])).toEqual({ ok: true, value: 10_000n });
});

test('the margin of the prices is taken out where the other side is known', () => {
  // 1.90 against 1.90: equal probabilities, without the margin of the prices.
  expect(offer([open('1', '0.90', '0.90')])).toEqual({ ok: true, value: 10_000n });
  // Without the other price it is used as it is: 2 / 1.9.
  expect(offer([open('1', '0.90')])).toEqual({ ok: true, value: 10_526n });
});

test('three picks of a market share the chances', () => {
  // 1/2, 1/4 and 1/4: the probabilities at 2.00, 4.00 and 4.00.
  expect(offer([open('3', '1', '3', '3')])).toEqual({ ok: true, value: 20_000n });
});

test('legs that are decided count as they pay, and only lines that still run bear the margin', () => {
  const won: CashOutLeg = { takenPrice: '1', state: 'won' };
  expect(offer([won, open('1', '1')], { margin: '0.1' })).toEqual({ ok: true, value: 18_000n });
  // Two legs as singles: the won one pays in full (200.00), the other is 100.00 less a tenth.
  expect(
    offer([won, open('1', '1')], {
      ticket: { folds: [1], unit: 10_000n },
      stakeLeft: 20_000n,
      margin: '0.1',
    }),
  ).toEqual({ ok: true, value: 29_000n });
  expect(offer([{ takenPrice: '1', state: 'half-won' }])).toEqual({ ok: true, value: 15_000n });
  expect(offer([{ takenPrice: '1', state: 'half-lost' }])).toEqual({ ok: true, value: 5000n });
});

test('a suspended leg stops the offer, but not of a ticket that is lost already', () => {
  const suspended: CashOutLeg = { takenPrice: '1', state: 'suspended' };
  const lost: CashOutLeg = { takenPrice: '1', state: 'lost' };
  expect(offer([suspended])).toEqual({ ok: false, reason: 'suspended' });
  expect(offer([suspended, lost])).toEqual({ ok: true, value: 0n });
});

test('a ticket that pays at most so much is not bought back for more', () => {
  const rules = { rounding: 'truncate', roundEach: 'line', maxPayout: 50_000n } as const;
  expect(offer([open('9', '0.25', '4')], { rules })).toEqual({ ok: true, value: 50_000n });
  expect(offer([open('9', '0.25', '4')], { rules, stakeLeft: 2000n })).toEqual({
    ok: true,
    value: 10_000n,
  });
});

test.each<[string, Partial<CashOutInput>, string]>([
  ['no part', { stakeLeft: 0n }, 'betslip.stake-invalid'],
  ['more than the stake', { stakeLeft: 10_001n }, 'betslip.stake-invalid'],
  ['a margin of all', { margin: '1' }, 'betslip.margin-invalid'],
  ['a negative margin', { margin: '-0.01' }, 'betslip.margin-invalid'],
  ['a margin that is no decimal text', { margin: '1e-1' }, 'betslip.margin-invalid'],
])('%s is a fault of the caller', (_name, change, code) => {
  expect(() => offer([open('1', '1')], change)).toThrow(expect.objectContaining({ code }));
});
