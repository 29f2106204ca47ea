import { money } from '@courtside/money';
import { expect, test } from 'vitest';
import {
  championSelection,
  matchSelection,
  slipAfter,
  slipContext,
  slipWith,
} from '../../testing/index.ts';
import {
  DAILY_PAYOUT_USD,
  dailyLimit,
  payoutCategory,
  strictestCategory,
} from './payout-limits.ts';
import { isDuplicate, lateBet } from '../order/placement.ts';
import { emptySlip, type SlipEvent } from './slip-state.ts';
import { violationsOf } from './violations.ts';

const cny = (amount: string) => money(amount, 'CNY');
const stake = (id: string, text: string): SlipEvent => ({ type: 'setStake', id, text });
const ID = '1001:R:H';
// 100.00 at 0.95 pays 195.00.
const slip = slipAfter([stake(ID, '100')], slipWith([matchSelection()]));

test.each([
  ['football', '1500000'],
  ['basketball', '1500000'],
  ['tennis', '300000'],
  ['american-football', '300000'],
  ['baseball', '300000'],
  ['ice-hockey', '300000'],
  ['rugby', '300000'],
  ['volleyball', '300000'],
  ['other-sport', '200000'],
  ['outright', '25000'],
  ['casino', '600000'],
  ['financials', '180000'],
] as const)('[TE-03] %s pays at most %s US dollars a day', (category, dollars) => {
  expect(DAILY_PAYOUT_USD[category]).toBe(dollars);
  expect(dailyLimit(category, 'USD', '1')).toEqual(money(dollars, 'USD'));
});

test.each([
  ['FT', 'football'],
  ['BK', 'basketball'],
  ['TN', 'tennis'],
  ['BS', 'baseball'],
  ['VB', 'volleyball'],
  ['FS', 'outright'],
  ['VF', 'other-sport'],
  ['SK', 'other-sport'],
  ['TT', 'other-sport'],
  ['OP', 'other-sport'],
] as const)('[TE-03] sport %s counts as %s', (sport, category) => {
  expect(payoutCategory(sport)).toBe(category);
});

test.each([
  ['AF', 'american-football'],
  ['IH', 'ice-hockey'],
  ['RU', 'rugby'],
  ['??', 'other-sport'],
] as const)('[TE-03] of the other sports %s counts as %s', (discipline, category) => {
  expect(payoutCategory('OP', discipline)).toBe(category);
  expect(payoutCategory('FT', discipline)).toBe('football');
});

test('[TE-03] the table is in dollars and the limit in the currency of the member', () => {
  expect(dailyLimit('tennis', 'CNY', '7.2345')).toEqual(cny('2170350'));
  expect(dailyLimit('outright', 'JPY', '151.23457').amount).toBe('3780864');
  expect(strictestCategory(['football', 'outright', 'tennis'])).toBe('outright');
  expect(strictestCategory(['tennis', 'football'])).toBe('tennis');
});

test('[TE-03] a payout above what is left of the day is a reason, with the sums', () => {
  const daily = (paid: string) =>
    violationsOf(slip, slipContext({ daily: { usdRate: '7', paid: { football: cny(paid) } } }));
  expect(daily('10499805.00')).toEqual([]);
  expect(daily('10499805.01')).toEqual([
    {
      code: 'payout.daily-limit',
      picks: [ID],
      params: {
        category: 'football',
        max: '¥10,500,000',
        left: '¥194.99',
        payout: '¥195',
      },
    },
  ]);
  expect(daily('20000000')).toMatchObject([{ params: { left: '¥0' } }]);
});

test('[TE-03] bets of one category add up, those of another do not', () => {
  const second = { gameId: '1002', gidm: '2' };
  const both = (sport: 'FT' | 'TN') =>
    violationsOf(
      slipAfter(
        [stake(ID, '100'), stake('1002:R:H', '100')],
        slipWith([matchSelection(), matchSelection({ ...second, sport })]),
      ),
      slipContext({ daily: { usdRate: '0.00025', paid: {} } }),
    ).filter(({ code }) => code === 'payout.daily-limit');
  // Football may pay 375.00, tennis 75.00; each bet 195.00.
  expect(both('FT')).toMatchObject([
    { picks: [ID, '1002:R:H'], params: { category: 'football', payout: '¥390' } },
  ]);
  expect(both('TN')).toMatchObject([
    { picks: ['1002:R:H'], params: { category: 'tennis', payout: '¥195' } },
  ]);
});

test('[TE-03] an outright has the limit of outrights, a series that of its strictest sport', () => {
  const daily = { usdRate: '0.001', paid: {} };
  const outright = slipAfter([stake('9001:FS:7', '10')], slipWith([championSelection()]));
  expect(violationsOf(outright, slipContext({ daily }))).toMatchObject([
    { code: 'payout.daily-limit', params: { category: 'outright', max: '¥25', payout: '¥60' } },
  ]);
  const series = slipAfter(
    [stake('series', '100')],
    slipWith(
      [matchSelection(), matchSelection({ gameId: '1002', gidm: '2', sport: 'SK' })],
      emptySlip({ mode: 'series' }),
    ),
  );
  expect(violationsOf(series, slipContext({ daily }))).toMatchObject([
    { code: 'payout.daily-limit', params: { category: 'other-sport', max: '¥200' } },
  ]);
});

test('the most that a ticket pays holds for each ticket', () => {
  expect(violationsOf(slip, slipContext({ maxPayout: cny('195') }))).toEqual([]);
  expect(violationsOf(slip, slipContext({ maxPayout: cny('194.99') }))).toEqual([
    {
      code: 'payout.ticket-limit',
      field: ID,
      picks: [ID],
      params: { max: '¥194.99', payout: '¥195' },
    },
  ]);
});

test('[TE-02] a bet that repeats an open one is refused', () => {
  const open = (gidm: string, wtype: string, pick: string) =>
    violationsOf(slip, slipContext({ openBets: [{ gidm, wtype, pick }] }));
  expect(open('1', 'R', 'H')).toEqual([{ code: 'bet.duplicate', picks: [ID] }]);
  expect(open('1', 'R', 'C')).toEqual([]);
  expect(open('1', 'OU', 'H')).toEqual([]);
  expect(open('2', 'R', 'H')).toEqual([]);
});

test.each([
  ['pick', true, false, false, false],
  ['market', true, true, false, false],
  ['event', true, true, true, false],
] as const)('[TE-02] duplicates by %s', (rule, same, otherPick, otherMarket, otherEvent) => {
  const bet = { gidm: '1', wtype: 'R', pick: 'H' };
  expect(isDuplicate(bet, bet, rule)).toBe(same);
  expect(isDuplicate(bet, { ...bet, pick: 'C' }, rule)).toBe(otherPick);
  expect(isDuplicate(bet, { ...bet, wtype: 'OU' }, rule)).toBe(otherMarket);
  expect(isDuplicate(bet, { ...bet, gidm: '2' }, rule)).toBe(otherEvent);
  const found = violationsOf(
    slip,
    slipContext({ openBets: [{ ...bet, pick: 'C' }], duplicates: rule }),
  );
  expect(found.length > 0).toBe(otherPick);
});

test('[TE-02] events that have started take no pre-match bet, those that are over none at all', () => {
  const at = (phase: 'before' | 'running' | 'ended', inPlay: boolean) =>
    violationsOf(
      slipAfter([stake(ID, '100')], slipWith([matchSelection({ inPlay })])),
      slipContext({ events: { '1': phase, '2': 'ended' } }),
    );
  expect(at('before', false)).toEqual([]);
  expect(at('running', true)).toEqual([]);
  expect(at('running', false)).toEqual([{ code: 'event.started', picks: [ID] }]);
  expect(at('ended', true)).toEqual([{ code: 'event.finished', picks: [ID] }]);
  expect(at('ended', false)).toEqual([{ code: 'event.finished', picks: [ID] }]);
});

test.each([
  [false, 999, null, null],
  [false, 1000, null, 'D9'],
  [true, 1000, null, null],
  [true, 5999, 6000, null],
  [true, 6000, 6000, 'DA'],
  [false, 6001, 6000, 'DA'],
] as const)(
  '[TE-02] a bet in-play %s taken at %i, result known at %s, is void by %s',
  (inPlay, placedAt, endedAt, code) => {
    expect(lateBet({ inPlay, placedAt, startedAt: 1000, endedAt })).toBe(code);
  },
);

test('[TE-02] nothing is late for an event that has not begun', () => {
  expect(lateBet({ inPlay: false, placedAt: 5, startedAt: null, endedAt: null })).toBe(null);
});

test('the strictest category is the same in whatever order the picks came', () => {
  expect(strictestCategory(['volleyball', 'tennis'])).toBe('tennis');
  expect(strictestCategory(['tennis', 'volleyball'])).toBe('tennis');
  expect(strictestCategory(['basketball', 'football'])).toBe('football');
  expect(strictestCategory([])).toBe('other-sport');
});
