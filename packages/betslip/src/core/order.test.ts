import { expect, test } from 'vitest';
import { orderIntent, orderQuotes } from '../testing/index.ts';
import {
  idleOrder,
  orderIsBusy,
  type OrderEvent,
  type OrderIntent,
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
const quotes = orderQuotes(intent);
const quoted: OrderEvent = { type: 'quoted', key, quotes };
const validated: OrderEvent = { type: 'validated', key, at: 4999 };
const lost: OrderEvent = { type: 'lost', key };
const outcome = (value: Extract<OrderEvent, { type: 'outcome' }>['outcome']): OrderEvent => ({
  type: 'outcome',
  key,
  outcome: value,
});

test('confirm, quote, check, send, accept, done', () => {
  const first = orderTransition(idleOrder, confirm);
  expect(first).toEqual({
    state: { status: 'quoting', intent },
    effects: [{ type: 'quote', intent }],
  });
  const second = orderTransition(first.state, quoted);
  expect(second).toEqual({
    state: { status: 'validating', intent, quotes },
    effects: [{ type: 'validate', intent, quotes }],
  });
  const sent = orderTransition(second.state, validated);
  expect(sent).toEqual({
    state: { status: 'submitting', intent, quotes },
    effects: [{ type: 'submit', intent, quotes }],
  });
  const third = orderTransition(sent.state, outcome(accepted));
  expect(third).toEqual({
    state: { status: 'accepted', intent, ticketId: 'T1', taken: [] },
    effects: [],
  });
  expect(orderTransition(third.state, { type: 'done', key }).state).toEqual(idleOrder);
});

test('an in-play order waits, is asked for, and is then taken or refused', () => {
  const pending = orderTransition(
    after(confirm, quoted, validated),
    outcome({ status: 'pending', ticketId: 'T1' }),
  );
  expect(pending.effects).toEqual([{ type: 'ask', key }]);
  expect(pending.state).toMatchObject({ status: 'pending', ticketId: 'T1', wait: 'delay' });
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
  const unknown = orderTransition(after(confirm, quoted, validated), lost);
  expect(unknown).toEqual({
    state: { status: 'unknown', intent, absent: false },
    effects: [{ type: 'ask', key }],
  });
  expect(orderTransition(unknown.state, { type: 'retry', key }).state).toBe(unknown.state);
  expect(orderTransition(unknown.state, outcome(accepted)).state.status).toBe('accepted');
});

test('what the house never saw may be sent again, with the same key', () => {
  const absent = after(confirm, quoted, validated, lost, outcome({ status: 'absent' }));
  expect(absent).toEqual({ status: 'unknown', intent, absent: true });
  expect(orderTransition(absent, { type: 'retry', key })).toEqual({
    state: { status: 'submitting', intent, quotes: [] },
    effects: [{ type: 'submit', intent, quotes: [] }],
  });
});

test('only what has not been sent can be cancelled', () => {
  const cancel: OrderEvent = { type: 'cancel', key };
  expect(after(confirm, cancel)).toEqual(idleOrder);
  expect(after(confirm, quoted, cancel)).toEqual(idleOrder);
  expect(after(confirm, quoted, validated, cancel).status).toBe('submitting');
  expect(after(confirm, quoted, validated, lost, cancel).status).toBe('unknown');
});

test('a check that fails refuses without sending', () => {
  const reasons = [{ code: 'stake.below-min' }];
  const refused: OrderEvent = { type: 'refused', key, reasons };
  for (const state of [after(confirm, refused), after(confirm, quoted, refused)]) {
    expect(state).toEqual({ status: 'rejected', intent, reasons });
  }
  expect(after(confirm, quoted, validated, refused).status).toBe('submitting');
});

test('late answers about another key change nothing', () => {
  const state = after(confirm, quoted, validated);
  expect(orderTransition(state, { type: 'outcome', key: 'old', outcome: accepted }).state).toBe(
    state,
  );
});

test('a key that is used up does not begin again, and a busy order lets no other begin', () => {
  const done = after(confirm, quoted, validated, outcome(accepted));
  expect(orderTransition(done, confirm).state).toBe(done);
  expect(orderTransition(done, { type: 'confirm', intent: orderIntent('k2') }).state.status).toBe(
    'quoting',
  );
  const busy = after(confirm, quoted, validated, lost);
  expect(orderTransition(busy, { type: 'confirm', intent: orderIntent('k2') }).state).toBe(busy);
});

test('a reload asks for what was sent, by the same key, and forgets the rest', () => {
  const ask = [{ type: 'ask', key }];
  const unknown = { status: 'unknown', intent, absent: false };
  const reload = (...events: OrderEvent[]) => restoreOrder(serialiseOrder(after(...events)));
  expect(reload(confirm, quoted, validated)).toEqual({ state: unknown, effects: ask });
  expect(reload(confirm, quoted, validated, lost)).toEqual({ state: unknown, effects: ask });
  expect(reload(confirm, quoted, validated, lost, outcome({ status: 'absent' }))).toEqual({
    state: unknown,
    effects: ask,
  });
  expect(
    reload(confirm, quoted, validated, outcome({ status: 'pending', ticketId: 'T1' })),
  ).toEqual({
    state: { status: 'pending', intent, ticketId: 'T1', wait: 'delay' },
    effects: ask,
  });
  for (const gone of [
    reload(),
    reload(confirm),
    reload(confirm, quoted),
    reload(confirm, quoted, validated, outcome(accepted)),
  ]) {
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
  expect(orderIsBusy(after(confirm, quoted, validated, lost))).toBe(true);
  expect(orderIsBusy(after(confirm, quoted, validated, outcome(accepted)))).toBe(false);
});

test('quotes that have run out by the time of sending are asked for again', () => {
  const late = orderTransition(after(confirm, quoted), { type: 'validated', key, at: 5000 });
  expect(late).toEqual({
    state: { status: 'quoting', intent },
    effects: [{ type: 'quote', intent }],
  });
});

test('quotes for other lines, or out of turn, are no quotes', () => {
  const others: OrderEvent = { type: 'quoted', key, quotes: [] };
  expect(after(confirm, others)).toEqual({ status: 'quoting', intent });
  expect(after(confirm, validated)).toEqual({ status: 'quoting', intent });
  const submitting = after(confirm, quoted, validated);
  expect(orderTransition(submitting, quoted).state).toBe(submitting);
});

test('a danger ball is told, and survives a reload', () => {
  const state = after(
    confirm,
    quoted,
    validated,
    outcome({ status: 'pending', ticketId: 'T1', wait: 'danger-ball' }),
  );
  expect(state).toMatchObject({ status: 'pending', wait: 'danger-ball' });
  expect(restoreOrder(serialiseOrder(state)).state).toEqual(state);
});

test('an order may be taken in part, which is a decision', () => {
  const refused = [{ id: '1001:R:H', reasons: [{ code: 'house.suspended' }] }];
  const state = after(
    confirm,
    quoted,
    validated,
    outcome({ status: 'partial', ticketId: 'T1', refused }),
  );
  expect(state).toEqual({ status: 'partial', intent, ticketId: 'T1', refused });
  expect(orderIsBusy(state)).toBe(false);
  expect(orderTransition(state, { type: 'done', key }).state).toEqual(idleOrder);
  expect(restoreOrder(serialiseOrder(state)).state).toEqual(idleOrder);
});

const second = { id: '1002:R:H', price: '1', ratio: '0', strong: 'H', token: 'q2' } as const;
const two: OrderIntent = {
  ...intent,
  lines: [...intent.lines, ...intent.lines.map((line) => ({ ...line, id: second.id }))],
};

test('an order of several lines wants a quote for each, and the first to run out counts', () => {
  const quoting = orderTransition(idleOrder, { type: 'confirm', intent: two }).state;
  expect(orderTransition(quoting, quoted)).toEqual({ state: quoting, effects: [] });
  const both = [...quotes, { ...second, expiresAt: 100 }];
  const validating = orderTransition(quoting, { type: 'quoted', key, quotes: both }).state;
  expect(validating.status).toBe('validating');
  const at = (now: number) =>
    orderTransition(validating, { type: 'validated', key, at: now }).state.status;
  expect([at(99), at(100)]).toEqual(['submitting', 'quoting']);
});

test('a decision leaves nothing to do, and so does an event out of place', () => {
  const submitting = after(confirm, quoted, validated);
  const unknown = after(confirm, quoted, validated, lost);
  const effects = (state: OrderState, event: OrderEvent) => orderTransition(state, event).effects;
  const partial = { status: 'partial', ticketId: 'T', refused: [] } as const;
  for (const value of [accepted, partial, { status: 'rejected', reasons: [] } as const]) {
    expect(effects(submitting, outcome(value))).toEqual([]);
    expect(
      effects(after(confirm, quoted, validated, outcome(value)), { type: 'done', key }),
    ).toEqual([]);
  }
  expect(effects(unknown, outcome({ status: 'absent' }))).toEqual([]);
  expect(effects(after(confirm), { type: 'cancel', key })).toEqual([]);
  expect(effects(after(confirm), { type: 'refused', key, reasons: [] })).toEqual([]);
  expect(effects(idleOrder, validated)).toEqual([]);
  expect(effects(submitting, { type: 'retry', key })).toEqual([]);
  expect(effects(submitting, confirm)).toEqual([]);
});

test('while nothing is known, the house is asked again', () => {
  const ask = [{ type: 'ask', key }];
  const unknown = after(confirm, quoted, validated, lost);
  expect(orderTransition(unknown, lost)).toEqual({ state: unknown, effects: ask });
  const absent = after(confirm, quoted, validated, lost, outcome({ status: 'absent' }));
  expect(orderTransition(absent, lost)).toEqual({ state: absent, effects: ask });
  const pending = after(confirm, quoted, validated, outcome({ status: 'pending', ticketId: 'T' }));
  expect(orderTransition(pending, outcome({ status: 'absent' }))).toEqual({
    state: pending,
    effects: ask,
  });
  const submitting = after(confirm, quoted, validated);
  expect(orderTransition(submitting, outcome({ status: 'absent' }))).toEqual({
    state: submitting,
    effects: ask,
  });
});

test('an order kept in a form that cannot be shown, and one without a key, is none', () => {
  const kept = (state: object, version = 2) =>
    restoreOrder(JSON.stringify({ version, state })).state;
  const pending = { status: 'pending', intent, ticketId: 'T', wait: 'delay' };
  expect(kept(pending)).toEqual(pending);
  expect(kept(pending, 1)).toEqual(idleOrder);
  expect(kept({ status: 'unknown', intent: { ...intent, key: 7 } })).toEqual(idleOrder);
  expect(kept({ status: 'unknown', intent: null })).toEqual(idleOrder);
  expect(kept({ status: 'idle', intent })).toEqual(idleOrder);
});
