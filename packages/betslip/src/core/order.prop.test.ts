import { count } from '@courtside/tooling/testing';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderIntent } from '../testing/index.ts';
import { idleOrder, type OrderEffect, type OrderEvent, orderTransition } from './order.ts';
import { restoreOrder, serialiseOrder } from './order-storage.ts';

const key = fc.constantFrom('k1', 'k2', 'k3');
const quotes = [
  { id: '1001:R:H', price: '1', ratio: '0', strong: '', token: 'q', expiresAt: 5 } as const,
];
const outcome = fc.constantFrom(
  { status: 'accepted', ticketId: 'T' } as const,
  { status: 'pending', ticketId: 'T' } as const,
  { status: 'partial', ticketId: 'T', refused: [] } as const,
  { status: 'rejected', reasons: [] } as const,
  { status: 'absent' } as const,
);
const event: fc.Arbitrary<OrderEvent | 'reload'> = fc.oneof(
  fc.constant('reload' as const),
  key.map((k) => ({ type: 'confirm', intent: orderIntent(k) }) as const),
  fc.record({ type: fc.constantFrom('cancel', 'lost', 'retry', 'done'), key }),
  key.map((k) => ({ type: 'quoted', key: k, quotes }) as const),
  fc.record({ type: fc.constant('validated' as const), key, at: fc.constantFrom(0, 9) }),
  fc.record({ type: fc.constant('refused' as const), key, reasons: fc.constant([]) }),
  fc.record({ type: fc.constant('outcome' as const), key, outcome }),
);

/** Plays events as a host would, and gives the keys in the order in which they were sent, `!` for a decision. */
function play(events: readonly (OrderEvent | 'reload')[]): readonly string[] {
  const log: string[] = [];
  let state = idleOrder;
  for (const each of events) {
    const before = state;
    const next =
      each === 'reload' ? restoreOrder(serialiseOrder(state)) : orderTransition(state, each);
    state = next.state;
    const decided =
      state.status === 'accepted' || state.status === 'partial' || state.status === 'rejected'
        ? state
        : null;
    if (decided && before !== state) log.push(`!${decided.intent.key}`);
    const submits = next.effects.filter(
      (effect: OrderEffect) => effect.type === 'submit',
    ) as Extract<OrderEffect, { type: 'submit' }>[];
    log.push(...submits.map(({ intent }) => intent.key));
  }
  return log;
}

test('an order that was sent is decided before another key is sent, whatever happens', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      const open: string[] = [];
      for (const entry of play(events)) {
        if (entry.startsWith('!')) open.length = 0;
        else open.push(entry);
        expect(new Set(open).size).toBeLessThanOrEqual(1);
      }
    }),
    { numRuns: count('orderRuns') },
  );
});

test('a run of ordinary events does send, so the property above speaks of something', () => {
  expect(
    play([
      { type: 'confirm', intent: orderIntent('k1') },
      { type: 'quoted', key: 'k1', quotes },
      { type: 'validated', key: 'k1', at: 0 },
      'reload',
      { type: 'outcome', key: 'k1', outcome: { status: 'absent' } },
      { type: 'retry', key: 'k1' },
    ]),
  ).toEqual(['k1', 'k1']);
});
