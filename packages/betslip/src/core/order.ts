import type { Violation } from '@courtside/kernel';
import type { OddsConsent } from './acceptance.ts';
import type { Terms, Wtype } from './entry.ts';

/** One bet of an order as the member saw it when he confirmed. Stake is a plain amount in his currency. */
export interface OrderLine extends Terms {
  readonly id: string;
  readonly gameId: string;
  readonly gidm: string;
  readonly wtype: Wtype;
  readonly pick: string;
  readonly stake: string;
}

/**
 * What the member wants, fixed at the moment he confirms. `key` is the idempotency key: made once for this intent,
 * sent with every attempt, kept across retries and reloads.
 */
export interface OrderIntent {
  readonly key: string;
  readonly lines: readonly OrderLine[];
  readonly oddsChange: OddsConsent;
  readonly lineChange: boolean;
}

/**
 * The life of an order. Everything but `idle` carries its intent, and is plain data.
 *
 * - `validating`: checked here, nothing sent
 * - `submitting`: sent, no answer yet
 * - `pending`: the house has it and has not decided (in-play delay)
 * - `unknown`: sent, and the answer was lost: only the key can tell. `absent` once the house has said that it never saw
 *   the key; the member may then send it again (`retry`), still with the same key
 */
export type OrderState =
  | { readonly status: 'idle' }
  | { readonly status: 'validating'; readonly intent: OrderIntent }
  | { readonly status: 'submitting'; readonly intent: OrderIntent }
  | { readonly status: 'unknown'; readonly intent: OrderIntent; readonly absent: boolean }
  | { readonly status: 'pending'; readonly intent: OrderIntent; readonly ticketId: string }
  | { readonly status: 'accepted'; readonly intent: OrderIntent; readonly ticketId: string }
  | {
      readonly status: 'rejected';
      readonly intent: OrderIntent;
      readonly reasons: readonly Violation[];
    };

export type OrderStatus = OrderState['status'];

/** What the house says about a key. `absent`: it never saw it. */
export type OrderOutcome =
  | { readonly status: 'accepted'; readonly ticketId: string }
  | { readonly status: 'pending'; readonly ticketId: string }
  | { readonly status: 'rejected'; readonly reasons: readonly Violation[] }
  | { readonly status: 'absent' };

/** Events about an order that exists name its key; a late answer about an earlier one is ignored. */
export type OrderEvent =
  | { readonly type: 'confirm'; readonly intent: OrderIntent }
  | { readonly type: 'validated'; readonly key: string }
  | { readonly type: 'refused'; readonly key: string; readonly reasons: readonly Violation[] }
  | { readonly type: 'cancel'; readonly key: string }
  | { readonly type: 'outcome'; readonly key: string; readonly outcome: OrderOutcome }
  | { readonly type: 'lost'; readonly key: string }
  | { readonly type: 'retry'; readonly key: string }
  | { readonly type: 'done'; readonly key: string };

/**
 * What the host must do. `validate`: check the intent and say `validated` or `refused`. `submit`: send it with its key.
 * `ask`: ask for the outcome by key, soon for `unknown` and at the host's pace for `pending`; it is given again for as
 * long as there is no decision.
 */
export type OrderEffect =
  | { readonly type: 'validate'; readonly intent: OrderIntent }
  | { readonly type: 'submit'; readonly intent: OrderIntent }
  | { readonly type: 'ask'; readonly key: string };

export interface OrderTransition {
  readonly state: OrderState;
  readonly effects: readonly OrderEffect[];
}

export const idleOrder: OrderState = { status: 'idle' };

/** True from confirm until a decision: the time in which no pick may change and no other order may begin. */
export function orderIsBusy(state: OrderState): boolean {
  return ['validating', 'submitting', 'pending', 'unknown'].includes(state.status);
}

/** The key of the order, or null when idle. */
export function orderKey(state: OrderState): string | null {
  return state.status === 'idle' ? null : state.intent.key;
}

type Live = Exclude<OrderState, { status: 'idle' }>;

function decided(state: Live, outcome: OrderOutcome): OrderTransition {
  const { intent } = state;
  switch (outcome.status) {
    case 'accepted':
      return {
        state: { status: 'accepted', intent, ticketId: outcome.ticketId },
        effects: [],
      };
    case 'pending':
      return {
        state: { status: 'pending', intent, ticketId: outcome.ticketId },
        effects: [{ type: 'ask', key: intent.key }],
      };
    case 'rejected':
      return { state: { status: 'rejected', intent, reasons: outcome.reasons }, effects: [] };
    case 'absent':
      // Only after a lost answer is this news; a pending order is with the house, whatever a replica says.
      return state.status === 'unknown'
        ? { state: { status: 'unknown', intent, absent: true }, effects: [] }
        : { state, effects: [{ type: 'ask', key: intent.key }] };
  }
}

function lost(state: Live): OrderTransition {
  const ask: OrderEffect = { type: 'ask', key: state.intent.key };
  // A question that got no answer changes nothing about what is known.
  if (state.status === 'pending' || state.status === 'unknown') return { state, effects: [ask] };
  return { state: { status: 'unknown', intent: state.intent, absent: false }, effects: [ask] };
}

/**
 * The next state of an order. Events that do not belong to the state, or to another key, change nothing.
 *
 * No path leads from a sent intent to another key before the first is decided: after a lost answer the only ways on
 * are to ask by key and, when the house never saw it, to send the same key again.
 */
export function orderTransition(state: OrderState, event: OrderEvent): OrderTransition {
  const same: OrderTransition = { state, effects: [] };
  if (event.type === 'confirm') {
    if (orderIsBusy(state) || orderKey(state) === event.intent.key) return same;
    const { intent } = event;
    return { state: { status: 'validating', intent }, effects: [{ type: 'validate', intent }] };
  }
  if (state.status === 'idle' || state.intent.key !== event.key) return same;
  const { intent } = state;
  const sent = ['submitting', 'pending', 'unknown'].includes(state.status);
  switch (event.type) {
    case 'validated':
      if (state.status !== 'validating') return same;
      return { state: { status: 'submitting', intent }, effects: [{ type: 'submit', intent }] };
    case 'refused':
      if (state.status !== 'validating') return same;
      return { state: { status: 'rejected', intent, reasons: event.reasons }, effects: [] };
    case 'cancel':
      return state.status === 'validating' ? { state: idleOrder, effects: [] } : same;
    case 'outcome':
      return sent ? decided(state, event.outcome) : same;
    case 'lost':
      return sent ? lost(state) : same;
    case 'retry':
      if (state.status !== 'unknown' || !state.absent) return same;
      return { state: { status: 'submitting', intent }, effects: [{ type: 'submit', intent }] };
    case 'done':
      return orderIsBusy(state) ? same : { state: idleOrder, effects: [] };
  }
}
