import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type CashOutEvent,
  type CashOutOrder,
  cashOutPart,
  type CashOutState,
  cashOutTransition,
  noCashOut,
} from './cash-out-order.ts';
import { cashOutStorageKey, restoreCashOut, storedCashOutKeys } from './cash-out-storage.ts';

const offer = { value: '90.01', stakeLeft: '100.00', minPart: '10.00' };
const order: CashOutOrder = {
  ...{ owner: 'm-1', key: 'k1', ticketId: 'T1', token: 'offer-1', expiresAt: 10_000 },
  ...{ amount: '', stake: '100.00', value: '90.01', stays: '0.00' },
};
const run = (events: readonly CashOutEvent[], from: CashOutState = noCashOut) =>
  events.reduce(
    ({ state, effects }, event) => {
      const next = cashOutTransition(state, event);
      return { state: next.state, effects: [...effects, ...next.effects] };
    },
    { state: from, effects: [] as readonly { type: string }[] },
  );
const sent: readonly CashOutEvent[] = [
  { type: 'chosen', order },
  { type: 'confirmed', key: 'k1', at: 500 },
];

test('a part is worth its share of the whole, cut to the cent', () => {
  expect(cashOutPart(offer, null).part).toMatchObject({
    amount: '',
    value: '90.01',
    stays: '0.00',
  });
  expect(cashOutPart(offer, '33.3').part).toEqual({
    ...{ amount: '33.30', stake: '33.30', value: '29.97', stays: '66.70' },
  });
  // The whole remaining stake is not a part: the house accepts it as the whole.
  expect(cashOutPart(offer, '100').part?.amount).toBe('');
});

test.each([
  ['', 'cash-out.missing'],
  ['0', 'cash-out.missing'],
  ['abc', 'cash-out.missing'],
  ['9.99', 'cash-out.below-min'],
  ['90.01', 'cash-out.leaves-too-little'],
  ['100.01', 'cash-out.above-stake'],
])('a part of %j is refused with %s', (amount, code) => {
  expect(cashOutPart(offer, amount).violation?.code).toBe(code);
});

test('a part and the part that stays are never worth more than the whole', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99 }),
      fc.integer({ min: 1, max: 99_999 }),
      (part, fen) => {
        const value = (fen / 100).toFixed(2);
        const at = (amount: number) =>
          Number(cashOutPart({ ...offer, value, minPart: '0.01' }, String(amount)).part?.value);
        expect(at(part) + at(100 - part)).toBeLessThanOrEqual(fen / 100 + 1e-9);
      },
    ),
  );
});

test('one press does not sell, two do, and a third sends nothing more', () => {
  expect(run(sent.slice(0, 1)).effects).toEqual([]);
  const twice = run([...sent, { type: 'confirmed', key: 'k1', at: 501 }]);
  expect(twice.effects).toEqual([{ type: 'send', order }]);
  expect(twice.state.status).toBe('sent');
});

test('an offer that expired while the member read is not sent', () => {
  const late = run([
    { type: 'chosen', order },
    { type: 'confirmed', key: 'k1', at: 10_000 },
  ]);
  expect(late.state).toMatchObject({ status: 'refused', reason: 'expired' });
  expect(late.effects).toEqual([]);
});

test('a reply that is lost is asked for by the key, whatever the member presses', () => {
  const lost = run([
    ...sent,
    { type: 'lost', key: 'k1' },
    { type: 'chosen', order: { ...order, key: 'k2' } },
    { type: 'dismissed' },
  ]);
  expect(lost.state).toEqual({ status: 'unknown', order });
  expect(lost.effects.map(({ type }) => type)).toEqual(['send', 'ask']);
});

test('"never received" is final only when the offer can no longer be taken', () => {
  const outcome = { status: 'absent' } as const;
  const early = run([
    ...sent,
    { type: 'lost', key: 'k1' },
    { type: 'outcome', key: 'k1', outcome, at: 9000 },
  ]);
  expect(early.state.status).toBe('unknown');
  const late = cashOutTransition(early.state, { type: 'outcome', key: 'k1', outcome, at: 12_001 });
  expect(late.state).toMatchObject({ status: 'refused', reason: 'not-received' });
});

test('an answer to another key changes nothing', () => {
  const { state } = run(sent);
  const outcome = { status: 'accepted', value: '90.01', stakeLeft: '0.00' } as const;
  expect(cashOutTransition(state, { type: 'outcome', key: 'k0', outcome, at: 1 }).state).toBe(
    state,
  );
});

test('what is kept is its owner’s alone, and damage is none', () => {
  const text = JSON.stringify(order);
  expect(restoreCashOut(text, 'm-1')).toEqual(order);
  expect(restoreCashOut(text, 'm-2')).toBeNull();
  for (const bad of [null, '', '{', '[]', '{}', text.replace('10000', '"soon"')]) {
    expect(restoreCashOut(bad, 'm-1')).toBeNull();
  }
  const names = [cashOutStorageKey('m-1', 'k1'), cashOutStorageKey('m-11', 'k2'), 'other'];
  expect(storedCashOutKeys(names, 'm-1')).toEqual([names[0]]);
});
