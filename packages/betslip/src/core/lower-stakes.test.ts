import { money } from '@courtside/money';
import { expect, test } from 'vitest';
import { matchSelection, orderIntent, orderLine, slipAfter, slipWith } from '../testing/index.ts';
import { lowerStakes } from './lower-stakes.ts';
import type { LineState } from './order-state.ts';
import { emptySlip } from './slip-state.ts';

const two = slipWith(
  [matchSelection(), matchSelection({ gameId: '1002', gidm: '2' })],
  emptySlip({ mode: 'multiple' }),
);
const lines = [orderLine(), orderLine({ key: 'line-2', field: '1002:R:H' })];
const refused = (maxStake: string | null): LineState => ({
  status: 'rejected',
  reasons: [{ code: 'house.limit-match' }],
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
    { field: '1001:R:H', stake: money('40', 'CNY') },
    { field: '1002:R:H', stake: money('7.50', 'CNY') },
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
