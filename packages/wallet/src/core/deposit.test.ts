import type { DepositOrder } from '@courtside/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  depositGiveUpMs,
  depositIsOpen,
  depositTransition,
  isFollowed,
  NO_DEPOSIT,
  orderState,
  type DepositEvent,
  type DepositIntent,
  type DepositRefusal,
  type DepositState,
} from './deposit.ts';
import { REQUEST_LATE_MS } from './lost-request.ts';

type Row = Partial<Record<DepositState['status'], string>>;

const END = ['credited', 'expired', 'closed', 'failed'] as const;
const each = (states: readonly DepositState['status'][], to: string): Row =>
  Object.fromEntries(states.map((state) => [state, to]));

const SENT = 'created keep send';
const ASKED = 'unknown ask';
const FREE = ['none', 'refused', 'missing', ...END] as const;

/** Next state and effects for each event and state, as in the README; a missing entry means no change. */
const DEPOSIT_TABLE = {
  submitted: each(FREE, SENT),
  restored: each(FREE, ASKED),
  order: each(['created', 'unknown', 'absent'], 'waiting forget'),
  refused: { created: 'refused forget' },
  absent: { unknown: 'absent', absent: 'absent' },
  lost: { created: 'unknown keep ask' },
  askAgain: { unknown: 'unknown ask', absent: 'absent ask' },
  resent: { absent: SENT },
  dismissed: {
    ...each(['refused', 'loading', 'missing', 'waiting', ...END], 'none'),
    absent: 'none forget',
  },
  opened: each(['none', 'refused', 'loading', 'missing', 'waiting', ...END], 'loading read'),
  read: { loading: 'credited', waiting: 'credited' },
  unread: { loading: 'missing', waiting: 'missing' },
  readAgain: { loading: 'loading read', waiting: 'waiting read' },
  closeConfirmed: { waiting: 'waiting close' },
} as const satisfies Record<string, Row>;

const order = (more: Partial<DepositOrder> = {}): DepositOrder => ({
  ...{ orderId: 'D1', channelId: 'bank', channelName: 'Bank', kind: 'recharge' },
  ...{ amount: '100.00', status: 'waiting', stage: 'unpaid', createdAt: 0, expiresInMs: 900_000 },
  payee: [],
  ...more,
});
const intent: DepositIntent = {
  ...{ owner: 'm', key: 'k', channelId: 'bank', amount: '100.00', payerName: null, bonus: true },
  ...{ sentAt: 0, lostAt: 0 },
};
const refusal: DepositRefusal = { statusCode: 6012, reason: 'no-card', fault: null };
const ENDED = {
  credited: order({ status: 'success', stage: 'credited' }),
  expired: order({ status: 'expired', stage: 'expired' }),
  closed: order({ status: 'closed', stage: 'closed' }),
  failed: order({ status: 'closed', stage: 'failed', reason: 'refused' }),
} as const;

/** One state of each kind. */
const STATES: Readonly<Record<DepositState['status'], DepositState>> = {
  none: NO_DEPOSIT,
  created: { status: 'created', intent },
  unknown: { status: 'unknown', intent },
  absent: { status: 'absent', intent, refusal: null, askedAt: 0 },
  refused: { status: 'refused', intent, refusal },
  loading: { status: 'loading', orderId: 'D1', reachable: true },
  missing: { status: 'missing', orderId: 'D1' },
  waiting: { status: 'waiting', order: order(), readAt: 0, reachable: true },
  credited: { status: 'credited', order: ENDED.credited },
  expired: { status: 'expired', order: ENDED.expired },
  closed: { status: 'closed', order: ENDED.closed },
  failed: { status: 'failed', order: ENDED.failed },
};
const outcome = (of: Extract<DepositEvent, { type: 'outcome' }>['outcome']): DepositEvent => ({
  ...{ type: 'outcome', key: 'k', sentAt: 1, at: 1 },
  outcome: of,
});

/** One event of each row of the table. */
const EVENTS: Readonly<Record<keyof typeof DEPOSIT_TABLE, DepositEvent>> = {
  submitted: { type: 'submitted', intent },
  order: outcome({ status: 'order', order: order() }),
  refused: outcome({ status: 'refused', refusal }),
  absent: outcome({ status: 'absent' }),
  lost: { type: 'lost', key: 'k' },
  askAgain: { type: 'askAgain', key: 'k' },
  restored: { type: 'restored', intent },
  resent: { type: 'resent', key: 'k', at: 5 },
  dismissed: { type: 'dismissed', at: REQUEST_LATE_MS },
  opened: { type: 'opened', orderId: 'D2' },
  read: { type: 'read', order: ENDED.credited, at: 1 },
  unread: { type: 'unread', orderId: 'D1', statusCode: 6004 },
  readAgain: { type: 'readAgain', orderId: 'D1' },
  closeConfirmed: { type: 'closeConfirmed', orderId: 'D1' },
};
const cells = Object.entries(DEPOSIT_TABLE).flatMap(([event, row]) =>
  Object.keys(STATES).map((state) => ({
    state: state as DepositState['status'],
    event: event as keyof typeof DEPOSIT_TABLE,
    cell: (row as Partial<Record<string, string>>)[state],
  })),
);

test.each(cells)('[WA-02] $state, on $event', ({ state, event, cell }) => {
  const before = STATES[state];
  const { state: after, effects } = depositTransition(before, EVENTS[event]);
  const said = [after.status, ...effects.map(({ type }) => type)].join(' ');
  if (cell === undefined) {
    expect(after).toBe(before);
    expect(effects).toEqual([]);
  } else expect(said).toBe(cell);
});

test.each(Object.entries(ENDED))('[WA-02] an order that is %s is told as that', (end, ended) => {
  expect(orderState(ended, 0)).toEqual({ status: end, order: ended });
});

test('a request that may still be taken is not given up, nor believed refused', () => {
  const lost = depositTransition(
    { status: 'created', intent: { ...intent, sentAt: 1000 } },
    EVENTS.lost,
  );
  const absent = depositTransition(lost.state, EVENTS.absent).state;
  expect(depositGiveUpMs(absent, 1000)).toBe(REQUEST_LATE_MS);
  expect(depositTransition(absent, { type: 'dismissed', at: 2000 }).state).toBe(absent);
  // The connection was lost after the last answer, so the lost request may have arrived meanwhile.
  const dismissed: DepositEvent = { type: 'dismissed', at: 1000 + 9 * REQUEST_LATE_MS };
  expect(depositTransition(absent, dismissed).state).toBe(absent);
  const asked: DepositEvent = {
    ...{ type: 'outcome', key: 'k', outcome: { status: 'absent' } },
    ...{ sentAt: 1000 + REQUEST_LATE_MS, at: dismissed.at },
  };
  const told = depositTransition(absent, asked).state;
  expect(depositTransition(told, dismissed).state).toBe(NO_DEPOSIT);
  const again = depositTransition(absent, { type: 'resent', key: 'k', at: 2000 }).state;
  expect(depositTransition(again, EVENTS.refused).state).toMatchObject({
    status: 'absent',
    refusal,
  });
});

test('a failed reading goes on waiting and says so, the next good one takes that back', () => {
  const cut: DepositEvent = { type: 'unread', orderId: 'D1', statusCode: null };
  const offline = depositTransition(STATES.waiting, cut).state;
  expect(offline).toMatchObject({ status: 'waiting', reachable: false });
  expect(depositTransition(offline, cut).state).toBe(offline);
  expect(depositTransition(offline, { type: 'read', order: order(), at: 2 }).state).toMatchObject({
    reachable: true,
    readAt: 2,
  });
});

test('a clock that was set back does not stop an order from being read', () => {
  const before: DepositEvent = { type: 'read', order: order(), at: 9000 };
  const later = depositTransition(STATES.waiting, before).state;
  const paid = order({ stage: 'paid' });
  expect(depositTransition(later, { type: 'read', order: paid, at: 3 }).state).toMatchObject({
    order: { stage: 'paid' },
    readAt: 3,
  });
});

const anyEvent: fc.Arbitrary<DepositEvent> = fc
  .tuple(fc.constantFrom(...Object.values(EVENTS)), fc.constantFrom('k', 'other'), fc.nat(200_000))
  .map(([event, key, at]) => {
    const keyed = 'key' in event ? { ...event, key } : event;
    const timed = 'at' in keyed ? { ...keyed, at } : keyed;
    return 'intent' in timed ? { ...timed, intent: { ...intent, key, sentAt: at } } : timed;
  });

test('whatever comes, one key is under way at a time, an end stays until the page lets go, and only decided intents are forgotten', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
      let state: DepositState = NO_DEPOSIT;
      for (const event of events) {
        const before: DepositState = state;
        const step = depositTransition(before, event);
        state = step.state;
        if (depositIsOpen(before) && depositIsOpen(state)) {
          expect(state.intent.key).toBe(before.intent.key);
        }
        for (const effect of step.effects) {
          // A deposit that may have opened an order is stored before it is sent, and never removed while it is open.
          if (effect.type === 'forget') expect(depositIsOpen(state)).toBe(false);
          if (effect.type === 'send') expect(step.effects[0]).toEqual({ ...effect, type: 'keep' });
        }
        const ended = !depositIsOpen(before) && !isFollowed(before) && 'order' in before;
        if (ended && !['dismissed', 'submitted', 'restored', 'opened'].includes(event.type)) {
          expect(state).toBe(before);
        }
      }
    }),
  );
});
