import { money } from '@courtside/money';
import { expect, test } from 'vitest';
import {
  championSelection,
  matchSelection,
  orderIntent,
  slipAfter,
  slipContext,
  slipWith,
} from '../testing/index.ts';
import { intentOf } from './intent.ts';
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
  ['0.00', { code: 'stake.missing', ...at }],
  ['abc', { code: 'stake.malformed', ...at, params: { reason: 'money.malformed' } }],
  ['１００', { code: 'stake.malformed', ...at, params: { reason: 'money.malformed' } }],
  ['1.234', { code: 'stake.malformed', ...at, params: { reason: 'money.too-many-decimals' } }],
  ['-5', { code: 'stake.malformed', ...at, params: { reason: 'money.negative' } }],
  ['9.99', { code: 'stake.below-min', ...at, params: { min: '10' } }],
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
    { code: 'stake.above-max', ...at, params: { max: '5,000' } },
    {
      code: 'stake.above-balance',
      picks: [ID],
      params: { balance: '1,000', total: '5,000.01' },
    },
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
    { code: 'stake.missing', field: SERIES_STAKE },
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
  expect(slipTotals(slip, 'CNY')).toEqual({ stake: money('110.01', 'CNY'), winnings: '114.50' });
  const half = slipAfter([{ type: 'setStake', id: '1002:R:H', text: '1x' }], slip);
  expect(slipTotals(half, 'CNY')).toEqual({ stake: money('10.01', 'CNY'), winnings: '9.50' });
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
  expect(intentOf(slip, 'k1', 'CNY')).toEqual({
    key: 'k1',
    oddsChange: 'better',
    lineChange: true,
    lines: [
      {
        id: ID,
        gameId: '1001',
        gidm: '1',
        wtype: 'R',
        pick: 'H',
        price: '0.97',
        ratio: '1',
        strong: 'H',
        stake: '100.00',
      },
    ],
  });
});
