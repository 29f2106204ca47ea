import { money, zero } from '@courtside/money';
import { expect, test } from 'vitest';
import {
  championSelection,
  matchSelection,
  orderIntent,
  orderLeg,
  slipAfter,
  slipContext,
  slipWith,
} from '../../testing/index.ts';
import { intentOf } from '../order/intent.ts';
import { emptySlip, SERIES_STAKE, type SlipState } from './slip-state.ts';
import { slipTotals } from './stakes.ts';
import { violationsOf } from './violations.ts';

const ID = '1001:R:H';
const one = slipWith([matchSelection()]);
const staked = (text: string, slip: SlipState = one) =>
  slipAfter([{ type: 'setStake', id: ID, text }], slip);

test('a good slip has no reasons', () => {
  expect(violationsOf(staked('100'), slipContext())).toEqual([]);
  expect(violationsOf(staked('1000'), slipContext())).toEqual([]);
  expect(violationsOf(staked('100.'), slipContext())).toEqual([]);
});

test('an empty slip of a visitor says both', () => {
  const context = slipContext({ loggedIn: false, balance: null });
  expect(violationsOf(emptySlip(), context)).toEqual([
    { code: 'slip.not-logged-in', picks: [] },
    { code: 'slip.empty', picks: [] },
  ]);
});

const at = { field: ID, picks: [ID] };
test.each([
  ['', { code: 'stake.missing', ...at }],
  ['0.00', { code: 'stake.zero', ...at }],
  ['abc', { code: 'stake.malformed', ...at, params: { reason: 'money.malformed' } }],
  ['１００', { code: 'stake.malformed', ...at, params: { reason: 'money.malformed' } }],
  ['1.234', { code: 'stake.malformed', ...at, params: { reason: 'money.too-many-decimals' } }],
  ['-5', { code: 'stake.malformed', ...at, params: { reason: 'money.negative' } }],
  ['9.99', { code: 'stake.below-min', ...at, params: { min: '¥10' } }],
])('a stake of "%s" is refused with its reason', (text, violation) => {
  expect(violationsOf(staked(text), slipContext())).toEqual([violation]);
});

test('every reason is told at once', () => {
  const slip = slipAfter(
    [
      {
        type: 'pricesUpdated',
        updates: [
          { gameId: '1001', wtype: 'R', pick: 'H', price: '0.5', ratio: '1', status: 'suspended' },
        ],
      },
    ],
    staked('5000.01'),
  );
  expect(violationsOf(slip, slipContext())).toEqual([
    { code: 'pick.suspended', picks: [ID] },
    { code: 'pick.line-changed', picks: [ID], params: { from: '0.5', to: '1' } },
    { code: 'pick.odds-changed', picks: [ID], params: { from: '0.95', to: '0.5' } },
    { code: 'stake.above-max', ...at, params: { max: '¥5,000' } },
  ]);
});

test('the balance must carry the sum of all stakes', () => {
  const two = slipWith([matchSelection(), matchSelection({ gameId: '1002', gidm: '2' })]);
  const slip = slipAfter(
    [
      { type: 'setStake', id: ID, text: '600' },
      { type: 'setStake', id: '1002:R:H', text: '400.01' },
    ],
    two,
  );
  expect(violationsOf(slip, slipContext())).toMatchObject([{ code: 'stake.above-balance' }]);
  expect(violationsOf(slip, slipContext({ balance: money('1000.01', 'CNY') }))).toEqual([]);
  expect(violationsOf(slip, slipContext({ balance: null }))).toEqual([]);
});

test('picks without limits of their own take those of the context', () => {
  const outright = slipAfter(
    [{ type: 'setStake', id: '9001:FS:7', text: '5' }],
    slipWith([championSelection()]),
  );
  expect(violationsOf(outright, slipContext())).toEqual([]);
  const limits = { min: '10', max: '20' };
  expect(violationsOf(outright, slipContext({ limits }))).toMatchObject([
    { code: 'stake.below-min' },
  ]);
});

test('[SL-10] an order in confirmation is a reason', () => {
  const busy = slipAfter(
    [{ type: 'order', event: { type: 'confirm', intent: orderIntent('k1') } }],
    staked('100'),
  );
  expect(violationsOf(busy, slipContext())).toEqual([{ code: 'order.confirming', picks: [ID] }]);
});

test('a series needs two picks of different matches and one stake', () => {
  const picks = [matchSelection(), matchSelection({ wtype: 'OU', pick: 'C' })];
  const clash = slipWith(picks, emptySlip({ mode: 'series' }));
  expect(violationsOf(clash, slipContext())).toMatchObject([
    { code: 'series.same-match', picks: [ID, '1001:OU:C'] },
  ]);
  const lone = slipWith([matchSelection()], emptySlip({ mode: 'series' }));
  expect(violationsOf(lone, slipContext())).toMatchObject([
    { code: 'series.too-few' },
    { code: 'stake.missing' },
  ]);
});

test('totals follow what is typed, and skip what cannot be read', () => {
  const two = slipWith([
    matchSelection(),
    matchSelection({ gameId: '1002', gidm: '2', price: '1.05' }),
  ]);
  const slip = slipAfter(
    [
      { type: 'setStake', id: ID, text: '10.01' },
      { type: 'setStake', id: '1002:R:H', text: '100' },
    ],
    two,
  );
  expect(slipTotals(slip, 'CNY')).toEqual({
    stake: money('110.01', 'CNY'),
    lines: 2,
    winnings: '114.50',
    most: money('224.51', 'CNY'),
    least: money('19.51', 'CNY'),
  });
  const half = slipAfter([{ type: 'setStake', id: '1002:R:H', text: '1x' }], slip);
  expect(slipTotals(half, 'CNY')).toMatchObject({ stake: money('10.01', 'CNY'), winnings: '9.50' });
  expect(slipTotals(emptySlip(), 'CNY')).toEqual({
    stake: zero('CNY'),
    lines: 0,
    winnings: '0.00',
    most: zero('CNY'),
    least: zero('CNY'),
  });
  const series = slipAfter(
    [
      { type: 'setMode', mode: 'series' },
      { type: 'setStake', id: SERIES_STAKE, text: '100' },
    ],
    two,
  );
  expect(slipTotals(series, 'CNY').winnings).toBe('299.75');
});

test('an intent is what holds now, with both consents', () => {
  const slip = slipAfter(
    [
      { type: 'setLineChange', lineChange: true },
      {
        type: 'pricesUpdated',
        updates: [{ gameId: '1001', wtype: 'R', pick: 'H', price: '0.97', ratio: '1' }],
      },
    ],
    staked('100.'),
  );
  const options = { key: 'k1', owner: 'm-1', currency: 'CNY', lineKey: () => 'a' } as const;
  expect(intentOf(slip, options)).toEqual({
    key: 'k1',
    owner: 'm-1',
    currency: 'CNY',
    oddsChange: 'better',
    lineChange: true,
    lines: [
      {
        key: 'a',
        field: ID,
        legs: [orderLeg({ price: '0.97', ratio: '1' })],
        combination: null,
        unit: '100.00',
        stake: '100.00',
        most: '197.00',
      },
    ],
  });
});

test('each pick is held to its own limits, both ends included', () => {
  const slip = (first: string, second: string) =>
    violationsOf(
      slipAfter(
        [
          { type: 'setStake', id: ID, text: first },
          { type: 'setStake', id: '1002:R:H', text: second },
        ],
        slipWith([
          matchSelection({ limits: { min: '10', max: '50' } }),
          matchSelection({ gameId: '1002', gidm: '2', limits: { min: '100', max: '200' } }),
        ]),
      ),
      slipContext(),
    ).map(({ code, field }) => [code, field]);
  expect(slip('10', '100')).toEqual([]);
  expect(slip('50', '200')).toEqual([]);
  expect(slip('50.01', '200.01')).toEqual([
    ['stake.above-max', ID],
    ['stake.above-max', '1002:R:H'],
  ]);
  expect(slip('', '')).toEqual([
    ['stake.missing', ID],
    ['stake.missing', '1002:R:H'],
  ]);
});

test('a series is held to the limits of the context and not to those of its first pick', () => {
  const picks = [
    matchSelection({ limits: { min: '900', max: '999' } }),
    matchSelection({ gameId: '1002', gidm: '2' }),
  ];
  const series = slipAfter(
    [{ type: 'setStake', id: SERIES_STAKE, text: '10' }],
    slipWith(picks, emptySlip({ mode: 'series' })),
  );
  expect(violationsOf(series, slipContext())).toEqual([]);
  expect(violationsOf(series, slipContext({ limits: { min: '20', max: '30' } }))).toMatchObject([
    { code: 'stake.below-min', field: SERIES_STAKE, params: { min: '¥20' } },
  ]);
});

test('a price that rose is told too, when nothing may pass; the reasons name their picks', () => {
  const event = {
    type: 'pricesUpdated',
    updates: [{ gameId: '1001', wtype: 'R', pick: 'H', price: '0.99' }],
  } as const;
  const slip = slipAfter([{ type: 'setOddsChange', oddsChange: 'none' }, event], staked('100'));
  expect(violationsOf(slip, slipContext())).toEqual([
    { code: 'pick.odds-changed', picks: [ID], params: { from: '0.95', to: '0.99' } },
  ]);
  const lone = slipWith([matchSelection()], emptySlip({ mode: 'series' }));
  expect(violationsOf(lone, slipContext())[0]).toEqual({
    code: 'series.too-few',
    picks: [ID],
    params: { min: 2 },
  });
  expect(violationsOf(emptySlip({ mode: 'series' }), slipContext())).toEqual([
    { code: 'slip.empty', picks: [] },
  ]);
});

test('a point still being typed after is not looked at, and nothing else is forgiven', () => {
  const total = (text: string) => slipTotals(staked(text), 'CNY').stake.amount;
  expect(total('100.')).toBe('100.00');
  expect(total('x100.')).toBe('0.00');
  expect(total('1.0.')).toBe('0.00');
});

test('winnings of single bets are those of each, cut by itself', () => {
  const two = slipWith([
    matchSelection({ price: '0.955' }),
    matchSelection({ gameId: '1002', gidm: '2', price: '0.955' }),
  ]);
  const slip = slipAfter(
    [
      { type: 'setStake', id: ID, text: '1.01' },
      { type: 'setStake', id: '1002:R:H', text: '1.01' },
    ],
    two,
  );
  // Each wins 0.96455.
  expect(slipTotals(slip, 'CNY').winnings).toBe('1.92');
});
