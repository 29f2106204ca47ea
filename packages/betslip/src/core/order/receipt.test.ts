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
import { intentOf } from './intent.ts';
import type { LineState, LiveOrder, LiveStatus, OrderIntent } from './order-state.ts';
import { receiptOf, sharesLegs } from './receipt.ts';
import { emptySlip } from '../slip/slip-state.ts';

const intent = orderIntent('k1');
const order = (
  status: LiveStatus,
  lines: Record<string, LineState> = {},
  of: OrderIntent = intent,
): LiveOrder => ({ status, intent: of, lines, quotes: [], reasons: [] });

test('there is a receipt of every order that exists, and of no other', () => {
  expect(receiptOf({ status: 'idle' })).toBeNull();
  expect(receiptOf(order('quoting'))).toMatchObject({
    lines: [
      {
        key: 'line-1',
        status: 'waiting',
        ticketId: null,
        legs: [{ id: '1001:R:H', price: '0.95', event: { team_h: 'Home' } }],
        reasons: [],
      },
    ],
    stake: money('100', 'CNY'),
    most: money('195', 'CNY'),
  });
});

test('an accepted line shows what was taken, not what was sent', () => {
  const leg = {
    id: '1001:R:H',
    price: '1.05',
    ratio: '0.5 / 1',
    strong: 'C',
    score: [1, 0],
  } as const;
  const taken = { stake: '80.00', legs: [leg] };
  expect(
    receiptOf(order('accepted', { 'line-1': { status: 'accepted', ticketId: 'T', taken } })),
  ).toMatchObject({
    lines: [{ status: 'accepted', ticketId: 'T', legs: [{ ...orderLeg(), ...leg }] }],
    stake: money('80', 'CNY'),
    most: money('164', 'CNY'),
  });
});

test('a line that waits says why and how long, as the gateway last said', () => {
  const waits = (leftMs?: number): LineState => ({
    status: 'pending',
    ticketId: 'T',
    wait: 'danger-ball',
    ...(leftMs !== undefined && { leftMs }),
  });
  const lineOf = (state: LineState) => receiptOf(order('pending', { 'line-1': state }))?.lines[0];
  expect(lineOf(waits(4200))).toMatchObject({ wait: 'danger-ball', leftMs: 4200 });
  expect(lineOf(waits())).toMatchObject({ wait: 'danger-ball', leftMs: null });
  expect(lineOf({ status: 'sent' })).toMatchObject({ wait: null, leftMs: null });
});

test('combinations of one series share what they are on, unless one was taken at other prices', () => {
  const combination = { name: '2串1', folds: [2], lines: 1 };
  const ticket = { legs: [orderLeg()], combination };
  const better = { legs: [orderLeg({ price: '0.96' })], combination };
  const single = { legs: [orderLeg()], combination: null };
  expect(sharesLegs([ticket, ticket])).toBe(true);
  expect(sharesLegs([ticket, better])).toBe(false);
  expect(sharesLegs([ticket])).toBe(false);
  expect(sharesLegs([single, single])).toBe(false);
});

test('a line that was refused costs and brings nothing, and says why and what is possible', () => {
  const two = orderIntent('k1', { lines: [orderLine(), orderLine({ key: 'line-2' })] });
  const reasons = [{ code: 'house.limit-match' }];
  const receipt = receiptOf(
    order(
      'partial',
      {
        'line-1': { status: 'accepted', ticketId: 'T', taken: null },
        'line-2': { status: 'rejected', reasons, maxStake: '40' },
      },
      two,
    ),
  );
  expect(receipt).toMatchObject({
    lines: [
      { reasons: [], maxStake: null },
      { reasons, maxStake: money('40', 'CNY') },
    ],
    stake: money('100', 'CNY'),
    most: money('195', 'CNY'),
  });
});

test('a series is one ticket, with the return of all its accumulators', () => {
  const series = slipAfter(
    [
      { type: 'setMode', mode: 'series' },
      { type: 'setStake', id: 'series', text: '100' },
    ],
    slipWith(
      [matchSelection({ price: '1' }), matchSelection({ gameId: '1002', gidm: '2', price: '1' })],
      emptySlip({ mode: 'multiple' }),
    ),
  );
  const sent = intentOf(series, {
    key: 'k2',
    owner: 'm-1',
    currency: 'CNY',
    lineKey: () => 'a',
  });
  const taken = { stake: '50.00', legs: sent.lines[0]?.legs ?? [] };
  const most = (line: LineState) => receiptOf(order('accepted', { a: line }, sent))?.most;
  expect(most({ status: 'accepted', ticketId: 'T', taken: null })).toEqual(money('400', 'CNY'));
  expect(most({ status: 'accepted', ticketId: 'T', taken })).toEqual(money('200', 'CNY'));
});
