import type { WithdrawalOrder } from '@courtside/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  giveUpWaitMs,
  NO_WITHDRAWAL,
  withdrawalIsOpen,
  withdrawalTransition,
  type WithdrawalEffect,
  type WithdrawalEvent,
  type WithdrawalIntent,
  type WithdrawalState,
} from './withdrawal.ts';
import { REQUEST_LATE_MS } from './lost-request.ts';

const intent: WithdrawalIntent = {
  owner: 'm1',
  key: 'k1',
  cardId: 'K1',
  kind: 'bank',
  card: '演示银行 ****0005',
  amount: '100.00',
  costs: { fee: '0.00', arrives: '100.00' },
  sentAt: 0,
  lostAt: 0,
};
const order = { orderId: 'W1' } as WithdrawalOrder;
const refusal = (statusCode: number) => ({ statusCode, reason: '', text: '' });
const chosen: WithdrawalEvent = { type: 'chosen', intent };
const confirmed = (at = 1000): WithdrawalEvent => ({ type: 'confirmed', key: 'k1', at });
const lost: WithdrawalEvent = { type: 'lost', key: 'k1' };
/** @param sentAt send time of the request by key */
const absentAt = (sentAt: number): WithdrawalEvent => ({
  type: 'outcome',
  key: 'k1',
  outcome: { status: 'absent' },
  sentAt,
  at: sentAt,
});
const absent = absentAt(2000);
const taken: WithdrawalEvent = {
  type: 'outcome',
  key: 'k1',
  outcome: { status: 'order', order },
  sentAt: 2000,
  at: 2000,
};
const refused = (statusCode: number, at = 2000): WithdrawalEvent => ({
  type: 'outcome',
  key: 'k1',
  outcome: { status: 'refused', refusal: refusal(statusCode) },
  sentAt: at,
  at,
});

function after(...events: readonly WithdrawalEvent[]) {
  let state: WithdrawalState = NO_WITHDRAWAL;
  const effects: string[] = [];
  for (const event of events) {
    const step = withdrawalTransition(state, event);
    state = step.state;
    effects.push(...step.effects.map(({ type }: WithdrawalEffect) => type));
  }
  return { status: state.status, state, effects };
}

test.each([
  ['confirmed once', [chosen, confirmed()], 'sent', ['keep', 'send']],
  ['pressed twice', [chosen, confirmed(), confirmed()], 'sent', ['keep', 'send']],
  ['taken', [chosen, confirmed(), taken], 'accepted', ['keep', 'send', 'forget']],
  ['refused', [chosen, confirmed(), refused(6012)], 'refused', ['keep', 'send', 'forget']],
  [
    'a wrong password',
    [chosen, confirmed(), refused(6100)],
    'confirming',
    ['keep', 'send', 'forget'],
  ],
  ['no answer', [chosen, confirmed(), lost], 'unknown', ['keep', 'send', 'keep', 'ask']],
  [
    'found by its key',
    [chosen, confirmed(), lost, taken],
    'accepted',
    ['keep', 'send', 'keep', 'ask', 'forget'],
  ],
  ['not received', [chosen, confirmed(), lost, absent], 'absent', ['keep', 'send', 'keep', 'ask']],
  ['restored', [{ type: 'restored', intent }], 'unknown', ['ask']],
  ['another key', [chosen, confirmed(), { ...taken, key: 'k2' }], 'sent', ['keep', 'send']],
  ['another choice while open', [chosen, confirmed(), chosen], 'sent', ['keep', 'send']],
  [
    'dismissed while sent',
    [chosen, confirmed(), { type: 'dismissed', at: 9e12 }],
    'sent',
    ['keep', 'send'],
  ],
] as const)('%s', (_, events, status, effects) => {
  expect(after(...(events as readonly WithdrawalEvent[]))).toMatchObject({ status, effects });
});

test('costs that changed are told while it is being confirmed, and go out as they were told last', () => {
  const other = { fee: '5.00', arrives: '95.00' };
  const changed: WithdrawalEvent = { type: 'costsChanged', key: 'k1', costs: other };
  expect(after(chosen, changed).state).toMatchObject({
    status: 'confirming',
    costsChanged: true,
    intent: { key: 'k1', costs: other },
  });
  expect(after(chosen, changed, confirmed()).state).toMatchObject({
    status: 'sent',
    intent: { costs: other },
  });
  // A withdrawal under way does not change, and neither does one with another key.
  expect(after(chosen, confirmed(), changed).state).toMatchObject({
    intent: { costs: intent.costs },
  });
  expect(after(chosen, { ...changed, key: 'k2' }).state).toMatchObject({ costsChanged: false });
});

test('costs that were not known yet are no change', () => {
  const unknown: WithdrawalEvent = { type: 'chosen', intent: { ...intent, costs: null } };
  const known: WithdrawalEvent = {
    type: 'costsChanged',
    key: 'k1',
    costs: { fee: '0.00', arrives: '13.90' },
  };
  expect(after(unknown, known).state).toMatchObject({
    costsChanged: false,
    intent: { costs: { arrives: '13.90' } },
  });
});

test('what was sent again and refused is not over while the first one may still be taken', () => {
  const again = [chosen, confirmed(1000), lost, absent, confirmed(5000)];
  expect(after(...again, refused(6012, 6000)).status).toBe('absent');
  expect(after(...again, refused(6100, 6000)).state).toMatchObject({
    refusal: { statusCode: 6100 },
  });
  const late = 1000 + REQUEST_LATE_MS;
  expect(after(...again, refused(6012, late)).status).toBe('refused');
  // A wrong password tells nothing about the first request, whose key may be known: its outcome is requested.
  const wrong = after(...again, refused(6100, late));
  expect([wrong.status, wrong.effects.slice(-2)]).toEqual(['absent', ['send', 'ask']]);
  expect(after(...again, refused(6100, late), absentAt(late)).state).toMatchObject({
    refusal: { statusCode: 6100 },
  });
  expect(after(...again, refused(6100, late), taken).status).toBe('accepted');
});

test('what was not received is given up when nothing on its way would be taken, a clock set back or a line cut since', () => {
  const { state } = after(chosen, confirmed(1000), lost, absent);
  expect(giveUpWaitMs(state, 1000)).toBe(REQUEST_LATE_MS);
  expect(giveUpWaitMs(state, -1e9)).toBe(REQUEST_LATE_MS);
  const at = 1000 + REQUEST_LATE_MS;
  for (const when of [at - 1, at, 100 * at]) {
    expect(withdrawalTransition(state, { type: 'dismissed', at: when }).state).toBe(state);
  }
  const early = after(chosen, confirmed(1000), lost, absent, absentAt(at - 1));
  expect(giveUpWaitMs(early.state, at + 1)).toBeNull();
  const told = after(chosen, confirmed(1000), lost, absent, absentAt(at));
  expect(withdrawalTransition(told.state, { type: 'dismissed', at })).toMatchObject({
    state: { status: 'none' },
    effects: [{ type: 'forget' }],
  });
});

test('whatever happens, one key is sent with one content, and what is open is kept', () => {
  const event = fc.constantFrom<WithdrawalEvent>(
    chosen,
    { type: 'chosen', intent: { ...intent, key: 'k2', amount: '200.00' } },
    confirmed(1000),
    { type: 'confirmed', key: 'k2', at: 2000 },
    lost,
    absent,
    taken,
    refused(6012),
    refused(6100),
    { type: 'lost', key: 'k2' },
    { type: 'dismissed', at: 3000 },
    { type: 'dismissed', at: 1e9 },
    { type: 'askAgain', key: 'k1' },
    { type: 'costsChanged', key: 'k1', costs: { fee: '5.00', arrives: '95.00' } },
    { type: 'restored', intent: { ...intent, key: 'k3' } },
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      let state: WithdrawalState = NO_WITHDRAWAL;
      const kept = new Set<string>(['k3']);
      const sent = new Map<string, string>();
      for (const each of events) {
        const step = withdrawalTransition(state, each);
        state = step.state;
        for (const effect of step.effects) {
          const { key, amount } = effect.intent;
          if (effect.type === 'keep') kept.add(key);
          if (effect.type === 'forget') kept.delete(key);
          if (effect.type === 'send') {
            expect(sent.get(key) ?? amount).toBe(amount);
            expect(kept.has(key)).toBe(true);
            sent.set(key, amount);
          }
        }
        if (each.type === 'restored' && state.status === 'unknown') kept.add(state.intent.key);
        if (withdrawalIsOpen(state) && 'intent' in state) expect(kept).toContain(state.intent.key);
      }
    }),
  );
});
