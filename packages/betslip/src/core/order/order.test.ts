import { expect, test } from 'vitest';
import { orderIntent, orderLeg, orderLine, orderQuotes } from '../../testing/index.ts';
import {
  idleOrder,
  type LineState,
  orderIsBusy,
  type OrderIntent,
  type OrderOutcome,
  type OrderState,
  type OrderStatus,
} from './order-state.ts';
import { type OrderEvent, orderTransition } from './order.ts';

const intent = orderIntent('k1');
const key = 'k1';
const line = 'line-1';
const accepted = { status: 'accepted', ticketId: 'T1' } as const;
const pending = { status: 'pending', ticketId: 'T1' } as const;
const rejected = { status: 'rejected', reasons: [{ code: 'house.suspended' }] } as const;
const absent = { status: 'absent' } as const;
const after = (...events: OrderEvent[]): OrderState =>
  events.reduce((state, event) => orderTransition(state, event).state, idleOrder);
const confirm: OrderEvent = { type: 'confirm', intent };
const quotes = orderQuotes(intent);
const quoted: OrderEvent = { type: 'quoted', key, quotes };
const validated: OrderEvent = { type: 'validated', key, at: 4999 };
const lost: OrderEvent = { type: 'lost', key, line };
const outcome = (value: OrderOutcome, of = line): OrderEvent => ({
  type: 'outcome',
  key,
  line: of,
  outcome: value,
});
const ask = { type: 'ask', key, line } as const;
const order = (status: OrderStatus, lines: Record<string, LineState>, rest: object = {}) => ({
  status,
  intent,
  lines,
  quotes: [],
  reasons: [],
  ...rest,
});

test('confirm, quote, check, send, accept, done', () => {
  const first = orderTransition(idleOrder, confirm);
  expect(first).toEqual({ state: order('quoting', {}), effects: [{ type: 'quote', intent }] });
  const second = orderTransition(first.state, quoted);
  expect(second).toEqual({
    state: order('validating', {}, { quotes }),
    effects: [{ type: 'validate', intent, quotes }],
  });
  const sent = orderTransition(second.state, validated);
  expect(sent).toEqual({
    state: order('submitting', { [line]: { status: 'sent' } }, { quotes }),
    effects: [{ type: 'submit', intent, line: intent.lines[0], quotes }],
  });
  const third = orderTransition(sent.state, outcome(accepted));
  expect(third).toEqual({
    state: order('accepted', { [line]: { ...accepted, taken: null } }, { quotes }),
    effects: [],
  });
  expect(orderTransition(third.state, { type: 'done', key }).state).toEqual(idleOrder);
});

test('an in-play line waits, is asked for, and is then taken or refused', () => {
  const waiting = orderTransition(after(confirm, quoted, validated), outcome(pending));
  expect(waiting.effects).toEqual([ask]);
  expect(waiting.state).toMatchObject({
    status: 'pending',
    lines: { [line]: { ...pending, wait: 'delay' } },
  });
  expect(orderTransition(waiting.state, lost)).toEqual({ state: waiting.state, effects: [ask] });
  expect(orderTransition(waiting.state, outcome(absent))).toEqual({
    state: waiting.state,
    effects: [ask],
  });
  expect(orderTransition(waiting.state, outcome(rejected)).state).toMatchObject({
    status: 'rejected',
    lines: { [line]: { ...rejected, maxStake: null } },
  });
});

test('a lost answer is unknown and is asked for by the key of the line', () => {
  const unknown = orderTransition(after(confirm, quoted, validated), lost);
  expect(unknown.effects).toEqual([ask]);
  expect(unknown.state).toMatchObject({
    status: 'unknown',
    lines: { [line]: { status: 'unknown', absent: false } },
  });
  expect(orderTransition(unknown.state, { type: 'retry', key }).state).toBe(unknown.state);
  expect(orderTransition(unknown.state, lost)).toEqual({ state: unknown.state, effects: [ask] });
  expect(orderTransition(unknown.state, outcome(accepted)).state.status).toBe('accepted');
});

test('what the gateway never saw may be sent again, with the same key and new quotes', () => {
  const never = after(confirm, quoted, validated, lost, outcome(absent));
  expect(never).toMatchObject({ lines: { [line]: { status: 'unknown', absent: true } } });
  expect(orderTransition(never, { type: 'retry', key })).toMatchObject({
    state: { status: 'submitting', quotes: [] },
    effects: [{ type: 'submit', line: { key: line }, quotes: [] }],
  });
});

test('what the gateway never saw may be given up: nothing is known of it until the gateway has refused it', () => {
  const never = after(confirm, quoted, validated, lost, outcome(absent));
  const given = orderTransition(never, { type: 'giveUp', key });
  expect(given).toMatchObject({
    state: { status: 'unknown', lines: { [line]: { status: 'unknown', absent: false } } },
    effects: [{ type: 'giveUp', key, line }],
  });
  // The answer was lost: it is unknown whether the gateway has refused the line.
  expect(orderTransition(given.state, lost)).toEqual({ state: given.state, effects: [ask] });
  expect(orderTransition(given.state, outcome(rejected)).state.status).toBe('rejected');
  // The line had arrived after all.
  expect(orderTransition(given.state, outcome(accepted)).state.status).toBe('accepted');
  const unknown = after(confirm, quoted, validated, lost);
  expect(orderTransition(unknown, { type: 'giveUp', key })).toEqual({
    state: unknown,
    effects: [],
  });
});

test('an answer that cannot be read is a lost one', () => {
  const submitting = after(confirm, quoted, validated);
  const taken = (change: object) => ({
    ...accepted,
    taken: { stake: '100.00', legs: [{ ...orderLeg(), ...change }] },
  });
  const bad = [
    null,
    {},
    { status: 'partial', ticketId: 'T', refused: [] },
    { status: 'accepted' },
    { status: 'accepted', ticketId: '' },
    { status: 'pending', ticketId: 'T', wait: 'soon' },
    { status: 'pending', ticketId: 'T', leftMs: -1 },
    { status: 'pending', ticketId: 'T', leftMs: Number.NaN },
    { status: 'rejected' },
    { status: 'rejected', reasons: [{}] },
    { status: 'rejected', reasons: [], maxStake: 'lots' },
    taken({ price: '0' }),
    taken({ id: 'another' }),
    taken({ score: [0, -1] }),
    { ...accepted, taken: { stake: '-1', legs: [] } },
  ] as unknown as OrderOutcome[];
  for (const value of bad) {
    expect(orderTransition(submitting, outcome(value))).toMatchObject({
      state: { status: 'unknown' },
      effects: [ask],
    });
  }
  expect(orderTransition(submitting, outcome(taken({}))).state.status).toBe('accepted');
});

test('only what has not been sent can be cancelled', () => {
  const cancel: OrderEvent = { type: 'cancel', key };
  expect(after(confirm, cancel)).toEqual(idleOrder);
  expect(after(confirm, quoted, cancel)).toEqual(idleOrder);
  expect(after(confirm, quoted, validated, cancel).status).toBe('submitting');
  expect(after(confirm, quoted, validated, lost, cancel).status).toBe('unknown');
});

test('a check that fails refuses the whole order without sending', () => {
  const reasons = [{ code: 'stake.below-min' }];
  const refused: OrderEvent = { type: 'refused', key, reasons };
  for (const state of [after(confirm, refused), after(confirm, quoted, refused)]) {
    expect(state).toEqual(order('rejected', {}, { reasons }));
  }
  expect(after(confirm, quoted, validated, refused).status).toBe('submitting');
});

test('late answers about another order or line change nothing', () => {
  const state = after(confirm, quoted, validated);
  for (const event of [
    { type: 'outcome', key: 'old', line, outcome: accepted },
    { type: 'outcome', key, line: 'other', outcome: accepted },
    { type: 'lost', key, line: 'other' },
  ] as const) {
    expect(orderTransition(state, event)).toEqual({ state, effects: [] });
  }
  expect(orderTransition(after(confirm), outcome(accepted)).state.status).toBe('quoting');
});

test('a key that is used up does not begin again, and a busy order lets no other begin', () => {
  const other: OrderEvent = { type: 'confirm', intent: orderIntent('k2') };
  const done = after(confirm, quoted, validated, outcome(accepted));
  expect(orderTransition(done, confirm).state).toBe(done);
  expect(orderTransition(done, other).state.status).toBe('quoting');
  const busy = after(confirm, quoted, validated, lost);
  expect(orderTransition(busy, other).state).toBe(busy);
  const empty: OrderEvent = { type: 'confirm', intent: orderIntent('k3', { lines: [] }) };
  expect(orderTransition(idleOrder, empty).state).toBe(idleOrder);
});

test('busy is from confirm until the decision', () => {
  expect(orderIsBusy(idleOrder)).toBe(false);
  expect(orderIsBusy(after(confirm))).toBe(true);
  expect(orderIsBusy(after(confirm, quoted, validated, lost))).toBe(true);
  expect(orderIsBusy(after(confirm, quoted, validated, outcome(accepted)))).toBe(false);
});

test('quotes that have run out by the time of sending are asked for again', () => {
  const late = orderTransition(after(confirm, quoted), { type: 'validated', key, at: 5000 });
  expect(late).toEqual({ state: order('quoting', {}), effects: [{ type: 'quote', intent }] });
});

test('quotes for other legs, or out of turn, are no quotes', () => {
  const others: OrderEvent = { type: 'quoted', key, quotes: [] };
  expect(after(confirm, others)).toEqual(order('quoting', {}));
  expect(after(confirm, validated)).toEqual(order('quoting', {}));
  const submitting = after(confirm, quoted, validated);
  expect(orderTransition(submitting, quoted).state).toBe(submitting);
});

const three: OrderIntent = orderIntent(key, {
  lines: ['a', 'b', 'c'].map((name, n) => {
    const id = `100${n + 1}:R:H`;
    return orderLine({ key: name, field: id, legs: [orderLeg({ id, gameId: `100${n + 1}` })] });
  }),
});
const sentThree = (): OrderState =>
  after(
    { type: 'confirm', intent: three },
    { type: 'quoted', key, quotes: orderQuotes(three) },
    validated,
  );
const play = (state: OrderState, ...events: OrderEvent[]) =>
  events.reduce((current, event) => orderTransition(current, event).state, state);

test('every line of an order is sent by itself, under its own key', () => {
  const quoting = after({ type: 'confirm', intent: three });
  expect(orderTransition(quoting, quoted)).toEqual({ state: quoting, effects: [] });
  const all = orderQuotes(three);
  const validating = orderTransition(quoting, { type: 'quoted', key, quotes: all }).state;
  const { effects } = orderTransition(validating, validated);
  expect(effects.map((each) => each.type === 'submit' && each.line.key)).toEqual(['a', 'b', 'c']);
  const [first, ...rest] = all;
  const short = [...rest, ...(first ? [{ ...first, expiresAt: 100 }] : [])];
  const soon = orderTransition(quoting, { type: 'quoted', key, quotes: short }).state;
  expect(orderTransition(soon, { type: 'validated', key, at: 100 }).state.status).toBe('quoting');
});

test.each<[string, readonly OrderOutcome[], OrderStatus]>([
  ['all are taken', [accepted, accepted, accepted], 'accepted'],
  ['none is', [rejected, rejected, rejected], 'rejected'],
  ['some are', [accepted, rejected, accepted], 'partial'],
  ['one waits', [accepted, pending, rejected], 'pending'],
])('an order is the sum of its lines: %s', (_name, outcomes, status) => {
  const state = play(
    sentThree(),
    ...outcomes.map((value, n) => outcome(value, three.lines[n]?.key)),
  );
  expect(state.status).toBe(status);
});

test('an order has no answer while one line has none, and is unknown while one is', () => {
  const two = play(sentThree(), outcome(accepted, 'a'), outcome(pending, 'b'));
  expect(two.status).toBe('submitting');
  const unknown = play(two, { type: 'lost', key, line: 'c' });
  expect(unknown.status).toBe('unknown');
  const never = play(unknown, outcome(absent, 'c'));
  const again = orderTransition(never, { type: 'retry', key });
  expect(again.effects).toMatchObject([{ type: 'submit', line: { key: 'c' } }]);
  expect(again.state).toMatchObject({
    lines: { a: { status: 'accepted' }, b: { status: 'pending' }, c: { status: 'sent' } },
  });
});

test('a line that is decided stays so', () => {
  const state = play(sentThree(), outcome(accepted, 'a'));
  for (const event of [outcome(rejected, 'a'), { type: 'lost', key, line: 'a' } as const]) {
    expect(orderTransition(state, event)).toEqual({ state, effects: [] });
  }
});

test('what was taken and the highest stake that is possible are kept', () => {
  const taken = { stake: '80.00', legs: [{ ...orderLeg(), price: '1.05' }] };
  const submitting = after(confirm, quoted, validated);
  expect(orderTransition(submitting, outcome({ ...accepted, taken })).state).toMatchObject({
    lines: { [line]: { taken } },
  });
  expect(orderTransition(submitting, outcome({ ...rejected, maxStake: '50' })).state).toMatchObject(
    { lines: { [line]: { maxStake: '50' } } },
  );
});

test('an event out of place leaves nothing to do', () => {
  const submitting = after(confirm, quoted, validated);
  const effects = (state: OrderState, event: OrderEvent) => orderTransition(state, event).effects;
  expect(effects(after(confirm), { type: 'cancel', key })).toEqual([]);
  expect(effects(after(confirm), { type: 'refused', key, reasons: [] })).toEqual([]);
  expect(effects(idleOrder, validated)).toEqual([]);
  expect(effects(submitting, { type: 'retry', key })).toEqual([]);
  expect(effects(submitting, { type: 'done', key })).toEqual([]);
  expect(effects(submitting, confirm)).toEqual([]);
  expect(effects(submitting, outcome(absent))).toEqual([ask]);
});
