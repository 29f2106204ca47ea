import { expect, test } from 'vitest';
import { orderIntent } from '../testing/index.ts';
import {
  idleOrder,
  orderIsBusy,
  type OrderEvent,
  type OrderState,
  orderTransition,
} from './order.ts';
import { restoreOrder, serialiseOrder } from './order-storage.ts';

const intent = orderIntent('k1');
const key = 'k1';
const accepted = { status: 'accepted', ticketId: 'T1' } as const;
const after = (...events: OrderEvent[]): OrderState =>
  events.reduce((state, event) => orderTransition(state, event).state, idleOrder);
const confirm: OrderEvent = { type: 'confirm', intent };
const validated: OrderEvent = { type: 'validated', key };
const lost: OrderEvent = { type: 'lost', key };
const outcome = (value: Extract<OrderEvent, { type: 'outcome' }>['outcome']): OrderEvent => ({
  type: 'outcome',
  key,
  outcome: value,
});

test('confirm, check, send, accept, done', () => {
  const first = orderTransition(idleOrder, confirm);
  expect(first).toEqual({
    state: { status: 'validating', intent },
    effects: [{ type: 'validate', intent }],
  });
  const second = orderTransition(first.state, validated);
  expect(second).toEqual({
    state: { status: 'submitting', intent },
    effects: [{ type: 'submit', intent }],
  });
  const third = orderTransition(second.state, outcome(accepted));
  expect(third).toEqual({ state: { status: 'accepted', intent, ticketId: 'T1' }, effects: [] });
  expect(orderTransition(third.state, { type: 'done', key }).state).toEqual(idleOrder);
});

test('an in-play order waits, is asked for, and is then taken or refused', () => {
  const pending = orderTransition(
    after(confirm, validated),
    outcome({ status: 'pending', ticketId: 'T1' }),
  );
  expect(pending.effects).toEqual([{ type: 'ask', key }]);
  expect(pending.state).toMatchObject({ status: 'pending', ticketId: 'T1' });
  expect(orderTransition(pending.state, lost)).toEqual({
    state: pending.state,
    effects: [{ type: 'ask', key }],
  });
  expect(orderTransition(pending.state, outcome({ status: 'absent' })).state).toBe(pending.state);
  const reasons = [{ code: 'order.score-changed' }];
  expect(
    orderTransition(pending.state, outcome({ status: 'rejected', reasons })).state,
  ).toMatchObject({ status: 'rejected', reasons });
});

test('a lost answer is unknown and is asked for by key', () => {
  const unknown = orderTransition(after(confirm, validated), lost);
  expect(unknown).toEqual({
    state: { status: 'unknown', intent, absent: false },
    effects: [{ type: 'ask', key }],
  });
  expect(orderTransition(unknown.state, { type: 'retry', key }).state).toBe(unknown.state);
  expect(orderTransition(unknown.state, outcome(accepted)).state.status).toBe('accepted');
});

test('what the house never saw may be sent again, with the same key', () => {
  const absent = after(confirm, validated, lost, outcome({ status: 'absent' }));
  expect(absent).toEqual({ status: 'unknown', intent, absent: true });
  expect(orderTransition(absent, { type: 'retry', key })).toEqual({
    state: { status: 'submitting', intent },
    effects: [{ type: 'submit', intent }],
  });
});

test('only what has not been sent can be cancelled', () => {
  const cancel: OrderEvent = { type: 'cancel', key };
  expect(after(confirm, cancel)).toEqual(idleOrder);
  expect(after(confirm, validated, cancel).status).toBe('submitting');
  expect(after(confirm, validated, lost, cancel).status).toBe('unknown');
});

test('a check that fails refuses without sending', () => {
  const reasons = [{ code: 'stake.below-min' }];
  expect(after(confirm, { type: 'refused', key, reasons })).toEqual({
    status: 'rejected',
    intent,
    reasons,
  });
});

test('late answers about another key change nothing', () => {
  const state = after(confirm, validated);
  expect(orderTransition(state, { type: 'outcome', key: 'old', outcome: accepted }).state).toBe(
    state,
  );
});

test('a key that is used up does not begin again, and a busy order lets no other begin', () => {
  const done = after(confirm, validated, outcome(accepted));
  expect(orderTransition(done, confirm).state).toBe(done);
  expect(orderTransition(done, { type: 'confirm', intent: orderIntent('k2') }).state.status).toBe(
    'validating',
  );
  const busy = after(confirm, validated, lost);
  expect(orderTransition(busy, { type: 'confirm', intent: orderIntent('k2') }).state).toBe(busy);
});

test('a reload asks for what was sent, by the same key, and forgets the rest', () => {
  const ask = [{ type: 'ask', key }];
  const unknown = { status: 'unknown', intent, absent: false };
  const reload = (...events: OrderEvent[]) => restoreOrder(serialiseOrder(after(...events)));
  expect(reload(confirm, validated)).toEqual({ state: unknown, effects: ask });
  expect(reload(confirm, validated, lost)).toEqual({ state: unknown, effects: ask });
  expect(reload(confirm, validated, lost, outcome({ status: 'absent' }))).toEqual({
    state: unknown,
    effects: ask,
  });
  expect(reload(confirm, validated, outcome({ status: 'pending', ticketId: 'T1' }))).toEqual({
    state: { status: 'pending', intent, ticketId: 'T1' },
    effects: ask,
  });
  for (const gone of [reload(), reload(confirm), reload(confirm, validated, outcome(accepted))]) {
    expect(gone).toEqual({ state: idleOrder, effects: [] });
  }
});

test.each([
  null,
  '',
  '{',
  'null',
  '[]',
  '{"version":2}',
  '{"version":1,"state":{"status":"pending"}}',
  '{"version":1,"state":{"status":"unknown","intent":{"key":"","lines":[]}}}',
])('kept text that is no order is idle: %s', (text) => {
  expect(restoreOrder(text)).toEqual({ state: idleOrder, effects: [] });
});

test('busy is from confirm until the decision', () => {
  expect(orderIsBusy(idleOrder)).toBe(false);
  expect(orderIsBusy(after(confirm))).toBe(true);
  expect(orderIsBusy(after(confirm, validated, lost))).toBe(true);
  expect(orderIsBusy(after(confirm, validated, outcome(accepted)))).toBe(false);
});
