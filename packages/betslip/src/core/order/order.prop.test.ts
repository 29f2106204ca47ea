import { count } from '@courtside/tooling/testing';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderIntent, orderLine, orderQuotes } from '../../testing/index.ts';
import { idleOrder, orderIsBusy, type OrderOutcome } from './order-state.ts';
import { type OrderEvent, orderTransition } from './order.ts';
import { restoreOrder, serialiseOrder } from './order-storage.ts';

const key = fc.constantFrom('k1', 'k2', 'k3');
const lineKey = (order: string, line: string) => `${order}-${line}`;
const intentOf = (order: string) =>
  orderIntent(order, {
    lines: ['a', 'b'].map((line) => orderLine({ key: lineKey(order, line) })),
  });
const quotes = orderQuotes(intentOf('k1'), { expiresAt: 5 });
const outcome = fc.constantFrom<OrderOutcome>(
  { status: 'accepted', ticketId: 'T' },
  { status: 'pending', ticketId: 'T' },
  { status: 'rejected', reasons: [] },
  { status: 'absent' },
);
const ofLine = fc.record({ key, line: fc.constantFrom('a', 'b') });
const event: fc.Arbitrary<OrderEvent | 'reload'> = fc.oneof(
  fc.constant('reload' as const),
  key.map((k): OrderEvent => ({ type: 'confirm', intent: intentOf(k) })),
  key.map((k): OrderEvent => ({ type: 'cancel', key: k })),
  key.map((k): OrderEvent => ({ type: 'retry', key: k })),
  key.map((k): OrderEvent => ({ type: 'giveUp', key: k })),
  key.map((k): OrderEvent => ({ type: 'done', key: k })),
  ofLine.map((at): OrderEvent => ({ type: 'lost', key: at.key, line: lineKey(at.key, at.line) })),
  key.map((k): OrderEvent => ({ type: 'quoted', key: k, quotes })),
  fc.record({ type: fc.constant('validated' as const), key, at: fc.constantFrom(0, 9) }),
  fc.record({ type: fc.constant('refused' as const), key, reasons: fc.constant([]) }),
  fc.tuple(ofLine, outcome).map(([at, told]): OrderEvent => ({
    type: 'outcome',
    key: at.key,
    line: lineKey(at.key, at.line),
    outcome: told,
  })),
);

/** Plays events as a host would. Returns the keys of sent lines in their order, with `!` for a decision. */
function play(events: readonly (OrderEvent | 'reload')[]): readonly string[] {
  const log: string[] = [];
  let state = idleOrder;
  for (const each of events) {
    const wasBusy = orderIsBusy(state);
    const next =
      each === 'reload' ? restoreOrder(serialiseOrder(state), 'm-1') : orderTransition(state, each);
    state = next.state;
    if (wasBusy && state.status !== 'idle' && !orderIsBusy(state)) log.push('!');
    for (const effect of next.effects) if (effect.type === 'submit') log.push(effect.line.key);
  }
  return log;
}

test('an order that was sent is decided before another is sent, whatever happens', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 80 }), (events) => {
      const open: string[] = [];
      for (const entry of play(events)) {
        if (entry === '!') open.length = 0;
        else open.push(entry.slice(0, 2));
        expect(new Set(open).size).toBeLessThanOrEqual(1);
      }
    }),
    { numRuns: count('orderRuns') },
  );
});

test('a run of ordinary events does send, so the property above is not vacuous', () => {
  expect(
    play([
      { type: 'confirm', intent: intentOf('k1') },
      { type: 'quoted', key: 'k1', quotes },
      { type: 'validated', key: 'k1', at: 0 },
      { type: 'outcome', key: 'k1', line: 'k1-a', outcome: { status: 'accepted', ticketId: 'T' } },
      'reload',
      { type: 'outcome', key: 'k1', line: 'k1-b', outcome: { status: 'absent' } },
      { type: 'retry', key: 'k1' },
    ]),
  ).toEqual(['k1-a', 'k1-b', 'k1-b']);
});
