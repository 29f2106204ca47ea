import { money } from '@courtside/money';
import { expect, test } from 'vitest';
import {
  matchSelection,
  orderIntent,
  orderLeg,
  orderLine,
  orderQuotes,
  slipAfter,
  slipWith,
} from '../../testing/index.ts';
import type { Selection } from '../pick/entry.ts';
import type { LiveOrder, OrderIntent, OrderOutcome } from '../order/order-state.ts';
import { intentOf } from '../order/intent.ts';
import { receiptOf } from '../order/receipt.ts';
import { transition } from './slip.ts';
import { lockOf, showsPicks } from './slip-order.ts';
import { emptySlip, type SlipEvent, type SlipMode, type SlipState } from './slip-state.ts';

const ofMatch = (n: number, change: Partial<Parameters<typeof matchSelection>[0]> = {}) =>
  matchSelection({ gameId: String(1000 + n), gidm: String(n), ...change });

const toggle = (selection: Selection): SlipEvent => ({ type: 'toggle', selection });

const ids = (state: SlipState) => state.entries.map(({ id }) => id);

const inMode = (mode: SlipMode) => emptySlip({ mode });

test('a pick that came back for its price stays beside a new one', () => {
  const sent = slipAfter(
    [{ type: 'setStake', id: '1001:R:H', text: '100' }],
    slipWith([ofMatch(1)], inMode('single')),
  );
  const order = {
    status: 'rejected' as const,
    intent: orderIntent('k1'),
    lines: {},
    quotes: [],
    reasons: [{ code: 'pick.odds-changed' }],
  };
  expect(ids(slipAfter([toggle(ofMatch(2))], { ...sent, order }))).toEqual([
    '1001:R:H',
    '1002:R:H',
  ]);
});

const CHANGES: readonly SlipEvent[] = [
  toggle(ofMatch(1)),
  toggle(ofMatch(2)),
  { type: 'remove', id: '1001:R:H' },
  { type: 'clear' },
  { type: 'setMode', mode: 'series' },
  { type: 'setStake', id: '1001:R:H', text: '7' },
  { type: 'setOddsChange', oddsChange: 'any' },
  { type: 'setLineChange', lineChange: true },
  { type: 'addStake', id: '1001:R:H', amount: money('50', 'CNY') },
  { type: 'setWinRisk', winRisk: 'win' },
  { type: 'setOddsFormat', oddsFormat: 'M' },
  { type: 'acceptChanges' },
];

test.each(CHANGES)('[SL-09] a delayed pick blocks $type', (event) => {
  const slip = slipWith([ofMatch(1)]);
  const delayed: SlipState = {
    ...slip,
    entries: slip.entries.map((entry) => ({
      ...entry,
      bettingData: { active: 'delay', ticket_id: 'T1' },
    })),
  };
  const refused = transition(delayed, event);
  expect(refused.state).toBe(delayed);
  expect(refused.violations).toEqual([{ code: 'order.confirming', picks: ['1001:R:H'] }]);
  expect(transition(slip, event).violations).toEqual([]);
});

test.each(CHANGES)('[SL-10] an order in confirmation blocks $type', (event) => {
  const confirming = slipAfter(
    [{ type: 'order', event: { type: 'confirm', intent: orderIntent('k1') } }],
    slipWith([ofMatch(1)]),
  );
  const refused = transition(confirming, event);
  expect(refused.state).toBe(confirming);
  expect(refused.violations).toMatchObject([{ code: 'order.confirming' }]);
});

const confirmed = (outcome: 'pending' | 'accepted' | 'rejected'): readonly SlipEvent[] => [
  { type: 'setStake', id: '1001:R:H', text: '100' },
  { type: 'order', event: { type: 'confirm', intent: orderIntent('k1') } },
  {
    type: 'order',
    event: {
      type: 'quoted',
      key: 'k1',
      quotes: orderQuotes(orderIntent('k1')),
    },
  },
  { type: 'order', event: { type: 'validated', key: 'k1', at: 0 } },
  {
    type: 'order',
    event: {
      type: 'outcome',
      key: 'k1',
      line: 'line-1',
      outcome:
        outcome === 'rejected'
          ? { status: outcome, reasons: [{ code: 'house.suspended' }] }
          : { status: outcome, ticketId: 'T1' },
    },
  },
];

/** An order whose outcome is unknown, as after a reload. */
const unknownOrder = (intent: OrderIntent): LiveOrder => ({
  status: 'unknown',
  intent,
  lines: Object.fromEntries(
    intent.lines.map(({ key }) => [key, { status: 'unknown', absent: false } as const]),
  ),
  quotes: [],
  reasons: [],
});

test('[SL-09] a pending order delays its picks until it is decided', () => {
  const pending = slipAfter(confirmed('pending'), slipWith([ofMatch(1)]));
  expect(pending.entries[0]?.bettingData).toEqual({ active: 'delay', ticket_id: 'T1' });
  const refused = slipAfter(
    [
      {
        type: 'order',
        event: {
          type: 'outcome',
          key: 'k1',
          line: 'line-1',
          outcome: { status: 'rejected', reasons: [] },
        },
      },
    ],
    pending,
  );
  expect(refused.entries[0]?.bettingData).toEqual({ active: '', ticket_id: '' });
  const ended = slipAfter([{ type: 'finish', keepPicks: false }], refused);
  expect(ended.order.status).toBe('idle');
  expect(ended.stakes).toEqual({ '1001:R:H': '100' });
});

test('after acceptance picks go or stay as asked, stakes always go', () => {
  const accepted = slipAfter(confirmed('accepted'), slipWith([ofMatch(1)]));
  const kept = slipAfter([{ type: 'finish', keepPicks: true }], accepted);
  expect(kept).toMatchObject({ order: { status: 'idle' }, stakes: {} });
  expect(kept.entries[0]?.bettingData).toEqual({ active: '', ticket_id: '' });
  expect(slipAfter([{ type: 'finish', keepPicks: false }], accepted).entries).toEqual([]);
});

test('an order that is not decided cannot be finished', () => {
  const pending = slipAfter(confirmed('pending'), slipWith([ofMatch(1)]));
  expect(transition(pending, { type: 'finish', keepPicks: false }).state).toBe(pending);
});

test('an order taken up after a reload locks the slip, and does not oust one that runs', () => {
  const pending = slipAfter(confirmed('pending'), slipWith([ofMatch(1)]));
  const fresh = slipWith([ofMatch(1)]);
  const restored = slipAfter([{ type: 'orderRestored', order: pending.order }], fresh);
  expect(transition(restored, { type: 'clear' }).violations).toHaveLength(1);
  const other = unknownOrder(orderIntent('k2'));
  expect(transition(restored, { type: 'orderRestored', order: other }).state).toBe(restored);
});

test('after an order taken in part, what was refused stays with its stake', () => {
  const slip = slipWith([ofMatch(1), ofMatch(2)]);
  const lines = ['1001:R:H', '1002:R:H'].map((id) =>
    orderLine({ key: id, field: id, legs: [orderLeg({ id })] }),
  );
  const outcome = (line: string, told: OrderOutcome): SlipEvent => ({
    type: 'order',
    event: { type: 'outcome', key: 'k1', line, outcome: told },
  });
  const partly = slipAfter(
    [
      { type: 'setStake', id: '1001:R:H', text: '100' },
      { type: 'setStake', id: '1002:R:H', text: '70' },
      { type: 'orderRestored', order: unknownOrder(orderIntent('k1', { lines })) },
      outcome('1001:R:H', { status: 'accepted', ticketId: 'T9' }),
      outcome('1002:R:H', { status: 'rejected', reasons: [{ code: 'house.suspended' }] }),
    ],
    slip,
  );
  expect(ids(partly)).toEqual(['1002:R:H']);
  expect(showsPicks(partly)).toBe(true);
  const ended = slipAfter([{ type: 'finish', keepPicks: true }], partly);
  expect(ids(ended)).toEqual(['1002:R:H']);
  expect(ended.stakes).toEqual({ '1002:R:H': '70' });
  expect(ended.order.status).toBe('idle');
});

test('what is locked names the delayed picks, or all of an order in confirmation', () => {
  const slip = slipWith([ofMatch(1), ofMatch(2)]);
  const confirming = slipAfter(
    [{ type: 'order', event: { type: 'confirm', intent: orderIntent('k1') } }],
    slip,
  );
  expect(lockOf(confirming)?.picks).toEqual(['1001:R:H', '1002:R:H']);
  const delayed = slipAfter(confirmed('pending'), slip);
  expect(lockOf(delayed)?.picks).toEqual(['1001:R:H']);
  expect(lockOf(slip)).toBe(null);
  expect(transition(slip, { type: 'clear' }).effects).toEqual([]);
});

test('an event that changes nothing of the order leaves the very same slip', () => {
  const slip = slipWith([ofMatch(1)]);
  const late: SlipEvent = { type: 'order', event: { type: 'lost', key: 'old', line: 'line-1' } };
  expect(transition(slip, late).state).toBe(slip);
});

test('an accepted order takes its picks and their stakes out of the slip, and no others', () => {
  const slip = slipAfter(
    [{ type: 'setStake', id: '1002:R:H', text: '5' }, ...confirmed('accepted')],
    slipWith([ofMatch(1), ofMatch(2)]),
  );
  expect(ids(slip)).toEqual(['1002:R:H']);
  expect(slip.stakes).toEqual({ '1002:R:H': '5' });
});

test('an outcome belongs to what was sent: a new pick begins a new slip beside it', () => {
  const sent = slipAfter(
    [{ type: 'setStake', id: '1001:R:H', text: '100' }],
    slipWith([ofMatch(1)], inMode('single')),
  );
  for (const end of ['accepted', 'rejected'] as const) {
    const decided = slipAfter(confirmed(end), sent);
    expect(showsPicks(decided)).toBe(false);
    const next = slipAfter([toggle(ofMatch(2))], decided);
    expect(showsPicks(next)).toBe(true);
    expect(ids(next)).toEqual(['1002:R:H']);
    expect(next.order.status).toBe(end);
    expect(receiptOf(next.order)?.lines.flatMap(({ legs }) => legs.map(({ id }) => id))).toEqual([
      '1001:R:H',
    ]);
    // Dismissing removes the outcome and keeps the new slip.
    const dismissed = slipAfter([{ type: 'finish', keepPicks: true }], next);
    expect(ids(dismissed)).toEqual(['1002:R:H']);
    expect(dismissed.order.status).toBe('idle');
    // The next order replaces the decided one.
    const staked = slipAfter([{ type: 'setStake', id: '1002:R:H', text: '10' }], next);
    const options = { key: 'k2', owner: 'm-1', currency: 'CNY', lineKey: () => 'b' } as const;
    const confirm: SlipEvent = {
      type: 'order',
      event: { type: 'confirm', intent: intentOf(staked, options) },
    };
    expect(receiptOf(slipAfter([confirm], staked).order)?.lines[0]?.legs[0]?.id).toBe('1002:R:H');
  }
});

test('the pick that was just bet on can be picked again', () => {
  const accepted = slipAfter(confirmed('accepted'), slipWith([ofMatch(1)]));
  const again = slipAfter([toggle(ofMatch(1))], accepted);
  expect(ids(again)).toEqual(['1001:R:H']);
  expect(showsPicks(again)).toBe(true);
});

test('a refused order leaves its picks to be mended once it is dismissed', () => {
  const rejected = slipAfter(confirmed('rejected'), slipWith([ofMatch(1)]));
  expect(ids(rejected)).toEqual(['1001:R:H']);
  expect(showsPicks(rejected)).toBe(false);
  expect(showsPicks(slipAfter([{ type: 'finish', keepPicks: true }], rejected))).toBe(true);
});

test('what is on its way is no slip to change', () => {
  expect(showsPicks(slipAfter(confirmed('pending'), slipWith([ofMatch(1)])))).toBe(false);
  expect(showsPicks(slipWith([ofMatch(1)]))).toBe(true);
  expect(showsPicks(emptySlip())).toBe(false);
});

test('the picks of an order take the names of another language, and nothing else of it changes', () => {
  const before = slipAfter(confirmed('accepted'), slipWith([ofMatch(1)]));
  const names = [{ id: '1001:R:H', team_h: '皇馬', team_c: '拜仁', league: '歐冠' }];
  const { state } = transition(before, { type: 'picksNamed', names });
  if (state.order.status === 'idle' || before.order.status === 'idle') throw new Error('No order');
  const [line] = before.order.intent.lines;
  const [leg] = line?.legs ?? [];
  expect(state.order).toEqual({
    ...before.order,
    intent: {
      ...before.order.intent,
      lines: [
        { ...line, legs: [{ ...leg, event: { ...leg?.event, ...names[0], id: undefined } }] },
      ],
    },
  });
  const others = [{ id: '9:R:H', team_h: '', team_c: '', league: '' }];
  expect(transition(before, { type: 'picksNamed', names: others }).state.order).toBe(before.order);
});
