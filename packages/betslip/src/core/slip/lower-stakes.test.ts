import { money } from '@courtside/money';
import { expect, test } from 'vitest';
import {
  matchSelection,
  orderIntent,
  orderLeg,
  orderLine,
  slipAfter,
  slipWith,
} from '../../testing/index.ts';
import { lowerStakes } from './lower-stakes.ts';
import type { LineState } from '../order/order-state.ts';
import { emptySlip } from './slip-state.ts';

const two = slipWith(
  [matchSelection(), matchSelection({ gameId: '1002', gidm: '2' })],
  emptySlip({ mode: 'multiple' }),
);
const lines = [
  orderLine(),
  orderLine({
    ...{ key: 'line-2', field: '1002:R:H' },
    legs: [orderLeg({ id: '1002:R:H', gameId: '1002', gidm: '2' })],
  }),
];
const refused = (maxStake: string | null, code = 'house.limit-selection'): LineState => ({
  status: 'rejected',
  reasons: [{ code }],
  maxStake,
});
const decided = (first: LineState, second: LineState) => ({
  ...two,
  order: {
    status: 'rejected' as const,
    intent: orderIntent('k1', { lines }),
    lines: { 'line-1': first, 'line-2': second },
    quotes: [],
    reasons: [],
  },
});

test('each line that was refused for being too much can be lowered to what is possible', () => {
  expect(lowerStakes(decided(refused('40.00'), refused('7.50')))).toEqual([
    { field: '1001:R:H', stake: money('40', 'CNY'), lines: 1 },
    { field: '1002:R:H', stake: money('7.50', 'CNY'), lines: 1 },
  ]);
});

test('a line of which nothing is possible, or that was taken, cannot be lowered', () => {
  const taken: LineState = { status: 'accepted', ticketId: 'T', taken: null };
  expect(lowerStakes(decided(refused('0.00'), refused(null)))).toEqual([]);
  expect(lowerStakes(decided(refused('lots'), taken))).toEqual([]);
  expect(lowerStakes(two)).toEqual([]);
});

test('nor can one whose pick has left the slip, or become part of a series', () => {
  const slip = decided(refused('40.00'), refused('7.50'));
  const fewer = slipAfter([{ type: 'remove', id: '1001:R:H' }], slip);
  expect(lowerStakes(fewer).map(({ field }) => field)).toEqual(['1002:R:H']);
  expect(lowerStakes(slipAfter([{ type: 'setMode', mode: 'series' }], slip))).toEqual([]);
});

test('of bets that share a limit none is lowered: what one leaves for the other is not known', () => {
  const shared = (maxStake: string) => refused(maxStake, 'house.limit-payout');
  const fields = (first: LineState, second: LineState) =>
    lowerStakes(decided(first, second)).map(({ field }) => field);
  expect(fields(shared('40.00'), shared('40.00'))).toEqual([]);
  expect(fields(shared('40.00'), refused('20.00'))).toEqual(['1001:R:H', '1002:R:H']);
});

test('a series that has lost a leg is another bet', () => {
  const legs = ['1', '2', '3'].map((n) => ({ gameId: `100${n}`, gidm: n }));
  const slip = slipWith(
    legs.map((leg) => matchSelection(leg)),
    emptySlip({ mode: 'series' }),
  );
  const line = orderLine({
    field: 'series',
    legs: legs.map((leg) => orderLeg({ ...leg, id: `${leg.gameId}:R:H` })),
    combination: { name: '3串1', folds: [3], lines: 1 },
  });
  const order = {
    ...decided(refused('40.00'), refused(null)).order,
    intent: orderIntent('k1', { lines: [line] }),
  };
  expect(lowerStakes({ ...slip, order }).map(({ field }) => field)).toEqual(['series']);
  const fewer = slipAfter([{ type: 'remove', id: '1003:R:H' }], { ...slip, order });
  expect(lowerStakes(fewer)).toEqual([]);
});

test('nor are two combinations of one series that a limit of their picks refused', () => {
  const legs = ['1', '2', '3'].map((n) => ({ gameId: `100${n}`, gidm: n }));
  const slip = slipAfter(
    [
      { type: 'toggleCombination', id: '3串4' },
      { type: 'setStake', id: '3串4', text: '10' },
    ],
    slipWith(
      legs.map((leg) => matchSelection(leg)),
      emptySlip({ mode: 'series' }),
    ),
  );
  const lineOf = (key: string, field: string, name: string) =>
    orderLine({
      ...{ key, field },
      legs: legs.map((leg) => orderLeg({ ...leg, id: `${leg.gameId}:R:H` })),
      combination: { name, folds: [3], lines: 1 },
    });
  const both = [lineOf('line-1', 'series', '3串1'), lineOf('line-2', '3串4', '3串4')];
  const of = (second: LineState) => ({
    ...slip,
    order: {
      ...decided(refused('40.00'), second).order,
      intent: orderIntent('k1', { lines: both }),
    },
  });
  expect(lowerStakes(of(refused('7.50')))).toEqual([]);
  const taken: LineState = { status: 'accepted', ticketId: 'T', taken: null };
  expect(lowerStakes(of(taken)).map(({ field }) => field)).toEqual(['series']);
});
