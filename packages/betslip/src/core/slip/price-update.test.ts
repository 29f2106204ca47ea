import { expect, test } from 'vitest';
import { matchSelection, slipAfter, slipContext, slipWith } from '../../testing/index.ts';
import type { PriceUpdate, SlipEvent, SlipState } from './slip-state.ts';
import { transition } from './slip.ts';
import { violationsOf } from './violations.ts';

const news = (change: Partial<PriceUpdate>): SlipEvent => ({
  type: 'pricesUpdated',
  updates: [{ gameId: '1001', wtype: 'R', pick: 'H', ...change }],
});
const slip = slipAfter(
  [
    { type: 'setStake', id: '1001:R:H', text: '100' },
    { type: 'setOddsChange', oddsChange: 'none' },
  ],
  slipWith([matchSelection()]),
);
const codes = (state: SlipState) => violationsOf(state, slipContext()).map(({ code }) => code);

test('a new price or line is told until it is agreed to', () => {
  const moved = slipAfter([news({ price: '0.90', ratio: '0.5 / 1' })], slip);
  expect(violationsOf(moved, slipContext())).toEqual([
    { code: 'pick.line-changed', picks: ['1001:R:H'], params: { from: '0.5', to: '0.5 / 1' } },
    { code: 'pick.odds-changed', picks: ['1001:R:H'], params: { from: '0.95', to: '0.90' } },
  ]);
  expect(codes(slipAfter([{ type: 'acceptChanges' }], moved))).toEqual([]);
});

test('what moved after the picture that was agreed to is still a change, from that picture on', () => {
  const moved = slipAfter([news({ price: '0.90' })], slip);
  const later = slipAfter([news({ price: '0.80' })], moved);
  const agreed = slipAfter([{ type: 'acceptChanges', shown: moved.entries }], later);
  expect(violationsOf(agreed, slipContext())).toEqual([
    { code: 'pick.odds-changed', picks: ['1001:R:H'], params: { from: '0.90', to: '0.80' } },
  ]);
});

test('a price that went and came back has not changed', () => {
  const back = slipAfter([news({ price: '0.90' }), news({ price: '0.950' })], slip);
  expect(codes(back)).toEqual([]);
});

test('picking again after a change reports none', () => {
  const selection = matchSelection({ price: '0.80', ratio: '1' });
  const again = slipAfter(
    [
      news({ price: '0.80', ratio: '1' }),
      { type: 'toggle', selection },
      { type: 'toggle', selection },
      { type: 'setStake', id: '1001:R:H', text: '100' },
    ],
    slip,
  );
  expect(codes(again)).toEqual([]);
});

test('the other side giving the same line is another line', () => {
  expect(codes(slipAfter([news({ strong: 'C' })], slip))).toEqual(['pick.line-changed']);
});

test('updates that change nothing, or concern other picks, return the same state', () => {
  for (const same of [
    news({ price: '0.950' }),
    news({ ratio: '0.50' }),
    news({ status: 'open' }),
    news({ pick: 'C', price: '0.10' }),
    news({ gameId: '7', price: '0.10' }),
  ]) {
    expect(transition(slip, same).state).toBe(slip);
  }
});

test('a price of 0 suspends and keeps the last price; only "open" opens again', () => {
  const suspended = slipAfter([news({ price: '0' })], slip);
  expect(codes(suspended)).toEqual(['pick.suspended']);
  expect(suspended.entries[0]?.terms.price).toBe('0.95');
  expect(codes(slipAfter([news({ price: '0.95' })], suspended))).toEqual(['pick.suspended']);
  expect(codes(slipAfter([news({ status: 'open' })], suspended))).toEqual([]);
  expect(codes(slipAfter([news({ price: '0', status: 'closed' })], slip))).toEqual(['pick.closed']);
});

test('new limits hold at once', () => {
  const limits = { min: '200', max: '5000' };
  expect(codes(slipAfter([news({ limits })], slip))).toEqual(['stake.below-min']);
});

test('several news of one pick in a batch end in the last', () => {
  const batch: SlipEvent = {
    type: 'pricesUpdated',
    updates: ['0.90', '0.91', '0.92'].map((price) => ({
      gameId: '1001',
      wtype: 'R',
      pick: 'H',
      price,
    })),
  };
  expect(slipAfter([batch], slip).entries[0]?.terms.price).toBe('0.92');
});

test('news of one pick leave the others as they are', () => {
  const two = slipWith([matchSelection(), matchSelection({ gameId: '1002', gidm: '2' })]);
  const moved = slipAfter([news({ price: '0.80' })], two);
  expect(moved.entries.map(({ terms }) => terms.price)).toEqual(['0.80', '0.95']);
  expect(moved.entries[1]).toBe(two.entries[1]);
});

test.each([
  ['FT', ['pick.score-changed']],
  ['VF', ['pick.score-changed']],
  ['BK', []],
  ['TN', []],
] as const)('in %s another score in play asks the member again: %o', (sport, asked) => {
  const live = matchSelection({ sport, wtype: 'RE', inPlay: true, score: [40, 38] });
  const before = slipAfter([{ type: 'setStake', id: '1001:RE:H', text: '100' }], slipWith([live]));
  const scored = slipAfter(
    [
      {
        type: 'pricesUpdated',
        updates: [{ gameId: '1001', wtype: 'RE', pick: 'H', score: [42, 38] }],
      },
    ],
    before,
  );
  expect(codes(scored)).toEqual(asked);
});

test('a pick whose match is over stays closed, whatever a list of before says of its price', () => {
  const over = slipAfter([news({ status: 'closed' })], slip);
  expect(codes(over)).toEqual(['pick.closed']);
  expect(codes(slipAfter([news({ status: 'suspended' })], over))).toEqual(['pick.closed']);
  expect(codes(slipAfter([news({ price: '0.90' })], over))).toContain('pick.closed');
  // With another line it would be another bet than the picked one.
  const last = slipAfter([news({ status: 'closed', ratio: '1', price: '0.10' })], slip);
  expect(last.entries[0]?.terms).toMatchObject({ ratio: '0.5', price: '0.95' });
  expect(codes(slipAfter([news({ status: 'open' })], over))).toEqual([]);
});
