import { money } from '@courtside/money';
import { expect, test } from 'vitest';
import { orderIntent, slipAfter, slipWith, matchSelection } from '../testing/index.ts';
import { intentOf } from './intent.ts';
import type { OrderLine, OrderState } from './order.ts';
import { receiptOf } from './receipt.ts';
import { emptySlip } from './slip-state.ts';

const intent = orderIntent('k1');

test('there is a receipt of every order that exists, and of no other', () => {
  expect(receiptOf({ status: 'idle' })).toBeNull();
  expect(receiptOf({ status: 'quoting', intent })).toMatchObject({
    lines: [{ id: '1001:R:H', price: '0.95', event: { team_h: 'Home' }, reasons: [] }],
    stake: money('100', 'CNY'),
    most: money('195', 'CNY'),
  });
});

test('an accepted order shows what was taken, not what was sent', () => {
  const [line] = intent.lines;
  const taken = [{ id: '1001:R:H', price: '1.05', ratio: '0.5 / 1', strong: 'C', stake: '80.00' }];
  const order = { status: 'accepted', intent, ticketId: 'T', taken } as OrderState;
  expect(receiptOf(order)).toEqual({
    lines: [{ ...line, ...taken[0], reasons: [] }],
    stake: money('80', 'CNY'),
    most: money('164', 'CNY'),
  });
});

test('what was refused of an order costs and brings nothing', () => {
  const lines = ['1', '2'].map((id) => ({ ...intent.lines[0], id })) as OrderLine[];
  const reasons = [{ code: 'house.suspended' }];
  const receipt = receiptOf({
    status: 'partial',
    intent: { ...intent, lines },
    ticketId: 'T',
    refused: [{ id: '2', reasons }],
  });
  expect(receipt?.lines.map((each) => each.reasons)).toEqual([[], reasons]);
  expect(receipt).toMatchObject({ stake: money('100', 'CNY'), most: money('195', 'CNY') });
});

test('a series is one bet with the return of all its combinations', () => {
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
  const sent = intentOf(series, 'k2', 'CNY');
  expect(receiptOf({ status: 'accepted', intent: sent, ticketId: 'T', taken: [] })).toMatchObject({
    stake: money('100', 'CNY'),
    most: money('400', 'CNY'),
  });
});
