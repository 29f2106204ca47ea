import type { VenueActivity } from '@courtside/contract';
import { expect, test } from 'vitest';
import {
  NO_TRANSFER,
  TRANSFER_KEPT_MS,
  transferTransition,
  type TransferEffect,
  type TransferEvent,
  type TransferIntent,
  type TransferOutcome,
  type TransferState,
} from './transfer.ts';
import { REQUEST_LATE_MS } from './lost-request.ts';

const START = 1000;
const intent: TransferIntent = {
  owner: 'm1',
  key: 'k1',
  task: { type: 'in', venue: 'QFDZ', amount: '100.00' },
  agreed: false,
  sentBy: 'page',
  orderedAt: START,
  sentAt: START,
  lostAt: 0,
};
const out: TransferIntent = { ...intent, task: { type: 'out', venue: 'QFDZ', amount: '100.00' } };
const between: TransferIntent = {
  ...intent,
  task: { type: 'between', venue: 'QFDZ', to: 'MYDZ', amount: '100.00' },
};
const ordered = (what = intent): TransferEvent => ({ type: 'ordered', intent: what });
const lost: TransferEvent = { type: 'lost', key: 'k1' };
const again = (at: number): TransferEvent => ({ type: 'sendAgain', key: 'k1', at, lostAt: 0 });
const heard = (outcome: TransferOutcome, at = START + 1): TransferEvent => ({
  type: 'outcome',
  key: 'k1',
  outcome,
  at,
});
const activity: VenueActivity = {
  promotionId: 'p',
  title: '首存礼遇',
  required: '500.00',
  done: '100.00',
  left: '400.00',
};
const done: TransferOutcome = {
  status: 'done',
  result: { type: 'moved', amount: '100.00', centerWalletBalance: '1.00', venueBalance: '100.00' },
};
const refused = (statusCode: number, bound: VenueActivity | null = null): TransferOutcome => ({
  status: 'refused',
  refusal: { statusCode, text: '', activity: bound },
});

function after(...events: readonly TransferEvent[]) {
  let state: TransferState = NO_TRANSFER;
  const effects: string[] = [];
  for (const event of events) {
    const step = transferTransition(state, event);
    state = step.state;
    effects.push(...step.effects.map(({ type }: TransferEffect) => type));
  }
  return { status: state.status, state, effects };
}

test('[WA-04] a transfer is kept and sent once however often the button is pressed', () => {
  const { status, effects } = after(ordered(), ordered());
  expect([status, effects]).toEqual(['sent', ['keep', 'send']]);
});

test('[WA-04] what moved is told, and nothing of it is kept', () => {
  const { state, effects } = after(ordered(), heard(done));
  expect(state).toMatchObject({ status: 'done', result: { amount: '100.00' } });
  expect(effects).toEqual(['keep', 'send', 'forget']);
});

test('[WA-04] an answer that is lost is asked for by sending the same under the same key', () => {
  const { state, effects } = after(ordered(), lost, again(START + 3000));
  expect(state).toMatchObject({ status: 'unknown', intent: { key: 'k1', sentAt: START + 3000 } });
  expect(effects).toEqual(['keep', 'send', 'keep', 'keep', 'send']);
});

test('a refusal of what was sent again counts only when nothing sent before it can still be taken', () => {
  const early = after(ordered(), lost, again(START + 3000), heard(refused(6012), START + 3001));
  expect(early.status).toBe('unknown');
  const late = START + REQUEST_LATE_MS + 1;
  expect(after(ordered(), lost, again(late), heard(refused(6012), late)).status).toBe('refused');
});

test('[CO-49] a wallet that a promotion binds is entered only when the member agrees, under the same key', () => {
  const asked = after(ordered(), heard(refused(6413, activity)));
  expect(asked.state).toMatchObject({ status: 'bound', activity });
  const agreed = after(ordered(), heard(refused(6413, activity)), {
    type: 'agreed',
    at: START + 9,
  });
  expect(agreed.state).toMatchObject({
    status: 'sent',
    intent: { key: 'k1', agreed: true, sentAt: START + 9 },
  });
  expect(after(ordered(), heard(refused(6413, activity)), { type: 'dismissed' }).status).toBe(
    'none',
  );
});

test('[CO-49] what is agreed to an hour after it was asked is ordered then, and sent', () => {
  const at = START + 2 * TRANSFER_KEPT_MS;
  const agreed = after(ordered(), heard(refused(6413, activity)), { type: 'agreed', at });
  expect([agreed.status, agreed.effects.at(-1)]).toEqual(['sent', 'send']);
});

test('[CO-49] out of a wallet that a promotion binds nothing goes, and nobody is asked to agree', () => {
  expect(after(ordered(out), heard(refused(6413, activity))).status).toBe('refused');
});

test('[CO-49] between two venues the member is asked once: what is refused after that speaks of the one that gives', () => {
  const bound = heard(refused(6413, activity));
  expect(after(ordered(between), bound).status).toBe('bound');
  const agreed: TransferEvent = { type: 'agreed', at: START + 9 };
  expect(after(ordered(between), bound, agreed, bound).status).toBe('refused');
});

test('what was kept goes on under its key, and is not closed before it is decided', () => {
  const { status, effects, state } = after(
    { type: 'restored', intent, at: START + 50 },
    { type: 'dismissed' },
  );
  expect([status, effects]).toEqual(['unknown', ['keep', 'send']]);
  expect(state).toMatchObject({ intent: { key: 'k1', lostAt: START, sentAt: START + 50 } });
});

test('a refusal at the door says nothing of a request before it', () => {
  const late = START + REQUEST_LATE_MS + 1;
  // The login has expired; the earlier request may have been carried out nevertheless.
  expect(after(ordered(), lost, again(late), heard(refused(6001), late)).status).toBe('unknown');
  expect(after(ordered(), heard(refused(6001))).status).toBe('refused');
});

test('an hour after it was ordered it is not sent again, and the member is told so', () => {
  const sleep = START + TRANSFER_KEPT_MS + 1;
  const { status, effects } = after(ordered(), lost, again(sleep));
  expect([status, effects.at(-1)]).toEqual(['unclear', 'forget']);
  expect(after({ type: 'restored', intent, at: sleep }).effects).toEqual(['forget']);
  expect(after(ordered(), lost, again(sleep), { type: 'dismissed' }).status).toBe('none');
});

test('what another tab has decided is let go of', () => {
  const elsewhere: TransferEvent = { type: 'decidedElsewhere', key: 'k1' };
  const { status, effects } = after(ordered(), lost, elsewhere, again(START + 3000));
  expect([status, effects]).toEqual(['none', ['keep', 'send', 'keep']]);
});

test('an answer to another key changes nothing', () => {
  expect(after(ordered(), { ...heard(done), key: 'k2' } as TransferEvent).status).toBe('sent');
});
