import { expect, test } from 'vitest';
import { orderIntent, orderLeg, orderLine } from '../../testing/index.ts';
import { idleOrder, type LineState, type LiveOrder, type OrderStatus } from './order-state.ts';
import { orderStorageKey, storedOrderKeys } from './order-storage-key.ts';
import { restoreOrder, serialiseOrder } from './order-storage.ts';

const intent = orderIntent('k1', {
  lines: [orderLine({ key: 'a' }), orderLine({ key: 'b', legs: [orderLeg({ score: [1, 0] })] })],
});
const pending: LineState = { status: 'pending', ticketId: 'T', wait: 'danger-ball' };
const sent = (a: LineState, b: LineState, status: OrderStatus = 'submitting') =>
  ({ status, intent, lines: { a, b }, quotes: [], reasons: [] }) as LiveOrder;
const reload = (state: LiveOrder, owner = 'm-1') => restoreOrder(serialiseOrder(state), owner);
const none = { state: idleOrder, effects: [], violations: [] };

test('after a reload each line that was not decided is asked for, and the others stay', () => {
  const accepted: LineState = { status: 'accepted', ticketId: 'T1', taken: null };
  const { state, effects, violations } = reload(sent(accepted, { status: 'sent' }));
  expect(violations).toEqual([]);
  expect(effects).toEqual([{ type: 'ask', key: 'k1', line: 'b' }]);
  expect(state).toMatchObject({
    status: 'unknown',
    lines: { a: accepted, b: { status: 'unknown', absent: false } },
  });
});

test('what waits goes on waiting, with its reason', () => {
  const { state, effects } = reload(sent(pending, pending, 'pending'));
  expect(state).toMatchObject({ status: 'pending', lines: { a: pending, b: pending } });
  expect(effects).toHaveLength(2);
});

test('what was left of a delay says nothing after a reload', () => {
  const { state } = reload(sent({ ...pending, leftMs: 4000 }, pending, 'pending'));
  expect(state).toMatchObject({ lines: { a: pending } });
  expect(JSON.stringify(state)).not.toContain('leftMs');
});

test('an absent line is asked about anew: it may have come late', () => {
  const absent: LineState = { status: 'unknown', absent: true };
  expect(reload(sent(absent, pending, 'unknown')).state).toMatchObject({
    status: 'unknown',
    lines: { a: { status: 'unknown', absent: false } },
  });
});

test.each(['idle', 'quoting', 'validating', 'accepted', 'partial', 'rejected'])(
  'an order that is %s leaves nothing to ask',
  (status) => {
    expect(reload({ ...sent(pending, pending), status } as LiveOrder)).toEqual(none);
  },
);

test('the order of another member is never restored', () => {
  expect(reload(sent(pending, pending), 'm-2')).toEqual({
    ...none,
    violations: [{ code: 'order.other-member' }],
  });
});

test('no text is no order', () => {
  expect(restoreOrder(null, 'm-1')).toEqual(none);
  expect(restoreOrder('', 'm-1')).toEqual(none);
});

const good = sent(pending, pending, 'pending');
const line = intent.lines[0] ?? orderLine();
const withLine = (change: object) => ({
  ...good,
  intent: { ...intent, lines: [{ ...line, ...change }, intent.lines[1]] },
});
const withLeg = (change: object) => withLine({ legs: [{ ...orderLeg(), ...change }] });

test.each<[string, unknown]>([
  ['a bare value', 7],
  ['a list', []],
  ['no state', undefined],
  ['no intent', { ...good, intent: null }],
  ['an empty key', { ...good, intent: { ...intent, key: '' } }],
  ['no owner', { ...good, intent: { ...intent, owner: undefined } }],
  ['an unknown currency', { ...good, intent: { ...intent, currency: 'XXX' } }],
  ['no lines', { ...good, intent: { ...intent, lines: [] } }],
  ['lines that are none', { ...good, intent: { ...intent, lines: [null, 1] } }],
  ['an unknown consent', { ...good, intent: { ...intent, oddsChange: 'all' } }],
  ['no standing of a line', { ...good, lines: { a: pending } }],
  ['a standing that is none', { ...good, lines: { a: pending, b: { status: 'gone' } } }],
  ['a ticket that is no text', { ...good, lines: { a: pending, b: { ...pending, ticketId: 1 } } }],
  ['standings that are no record', { ...good, lines: null }],
  ['a line without a key', withLine({ key: '' })],
  ['a stake that is none', withLine({ stake: 'abc' })],
  ['a stake below zero', withLine({ stake: '-1' })],
  ['no legs', withLine({ legs: [] })],
  ['a combination without folds', withLine({ combination: { name: '2串1', lines: 1 } })],
  ['a price that is none', withLeg({ price: '0' })],
  ['a score that is none', withLeg({ score: [1] })],
  ['a side that is none', withLeg({ strong: 'X' })],
  ['a leg without an event', withLeg({ event: undefined })],
  ['an event without a league', withLeg({ event: { ...orderLeg().event, league: null } })],
])('a kept order with %s is refused, and nothing crashes', (_name, state) => {
  expect(restoreOrder(JSON.stringify({ version: 3, state }), 'm-1')).toEqual({
    ...none,
    violations: [{ code: 'order.unreadable' }],
  });
});

test.each(['{', 'null', '[]', '"text"', '{"version":2,"state":{"status":"pending"}}'])(
  'kept text that is no order, or of another version, is refused: %s',
  (text) => {
    expect(restoreOrder(text, 'm-1').violations).toEqual([{ code: 'order.unreadable' }]);
  },
);

test('two orders of a member, and those of two members, are kept apart', () => {
  const names = [
    orderStorageKey('m-1', 'k2'),
    orderStorageKey('m-1', 'k1'),
    orderStorageKey('m-10', 'k1'),
    orderStorageKey('m/1', 'k1'),
    'courtside.other',
  ];
  expect(new Set(names).size).toBe(5);
  expect(storedOrderKeys(names, 'm-1')).toEqual([names[1], names[0]]);
  expect(storedOrderKeys(names, 'm')).toEqual([]);
});
