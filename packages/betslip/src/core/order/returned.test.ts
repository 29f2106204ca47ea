import { expect, test } from 'vitest';
import type { LineState, LiveOrder } from './order-state.ts';
import type { SlipState } from '../slip/slip-state.ts';
import { matchSelection, orderIntent, orderLine, slipWith } from '../../testing/index.ts';
import { isReturned } from './returned.ts';

const rejected = (...codes: string[]): LineState => ({
  status: 'rejected',
  reasons: codes.map((code) => ({ code })),
  maxStake: null,
});
function slip(change: Partial<LiveOrder>, picks = [matchSelection()]): SlipState {
  const order: LiveOrder = {
    status: 'rejected',
    intent: orderIntent('k1'),
    lines: {},
    quotes: [],
    reasons: [],
    ...change,
  };
  return { ...slipWith(picks), order };
}

test.each([
  'pick.odds-changed',
  'pick.line-changed',
  'pick.score-changed',
  'house.odds-changed',
  'house.line-changed',
  'house.score-changed',
])('an order that was refused for %s alone is back in the slip', (code) => {
  expect(isReturned(slip({ reasons: [{ code }] }))).toBe(true);
  expect(isReturned(slip({ lines: { 'line-1': rejected(code) } }))).toBe(true);
});

test.each([
  ['nothing that is known', {}],
  ['another reason', { reasons: [{ code: 'pick.suspended' }] }],
  [
    'a change and another reason',
    { lines: { 'line-1': rejected('house.odds-changed', 'house.balance') } },
  ],
] as const)('one that was refused for %s is told as a refusal', (_, change) => {
  expect(isReturned(slip(change))).toBe(false);
});

test('it is not back when its pick has left the slip meanwhile', () => {
  const change = { reasons: [{ code: 'pick.odds-changed' }] };
  expect(isReturned(slip(change, [matchSelection({ gameId: '1002' })]))).toBe(false);
});

test('one of several that was taken is no return', () => {
  const lines = [orderLine(), orderLine({ key: 'line-2' })];
  const states = {
    'line-1': { status: 'accepted', ticketId: 'T', taken: null },
    'line-2': rejected('house.odds-changed'),
  } as const;
  const intent = orderIntent('k1', { lines });
  expect(isReturned(slip({ status: 'partial', intent, lines: states }))).toBe(false);
});
