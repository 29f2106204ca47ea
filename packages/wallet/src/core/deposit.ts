import type { DepositOrder } from '@courtside/contract';
import { decidesKey, giveUpWait } from './lost-request.ts';

/** One deposit as the member requested it. */
export interface DepositIntent {
  /** Id of the member. */
  readonly owner: string;
  /** Idempotency key; the order can be requested by it. */
  readonly key: string;
  readonly channelId: string;
  /** As it is sent, with two decimals. */
  readonly amount: string;
  /** Name on the paying account; null when not given. */
  readonly payerName: string | null;
  /** Whether the channel's bonus is taken. */
  readonly bonus: boolean;
  /** Time of the last send, in ms since the epoch. */
  readonly sentAt: number;
  /** Send time of the last request without an answer, in ms since the epoch; 0 when there is none. */
  readonly lostAt: number;
}

/** Reason for which the gateway refused a deposit. */
export interface DepositRefusal {
  readonly statusCode: number;
  /** `data.reason` of 6012, else empty. */
  readonly reason: string;
  /** The fault itself, for code that shows its own text for it. */
  readonly fault: unknown;
}

/** The gateway's knowledge of a key: an order, a refusal of the last send, or nothing. */
export type DepositOutcome =
  | { readonly status: 'order'; readonly order: DepositOrder }
  | { readonly status: 'refused'; readonly refusal: DepositRefusal }
  /** 6004 on a request by key: the gateway has received nothing under it so far. */
  | { readonly status: 'absent' };

/** Final states of an order; `failed` is an attempted payment that did not succeed. */
export type DepositEnd = 'credited' | 'expired' | 'closed' | 'failed';

/**
 * One deposit, from the press to its end. `created`: sent, no answer yet. `unknown`: the answer was lost, the gateway
 * is asked by the key. `absent`: the gateway has not received it; it may be sent again under its key, and given up once
 * a request still under way would no longer be accepted. From `waiting` on there is an order.
 */
export type DepositState =
  | { readonly status: 'none' }
  | { readonly status: 'created'; readonly intent: DepositIntent }
  | { readonly status: 'unknown'; readonly intent: DepositIntent }
  | {
      readonly status: 'absent';
      readonly intent: DepositIntent;
      /** Refusal of the repeated send. */
      readonly refusal: DepositRefusal | null;
      /** Send time of the request by key that was answered `absent`; 0 when none was sent since the last send. */
      readonly askedAt: number;
    }
  | {
      readonly status: 'refused';
      readonly intent: DepositIntent;
      readonly refusal: DepositRefusal;
    }
  /** An order of which only the number is known so far. */
  | { readonly status: 'loading'; readonly orderId: string; readonly reachable: boolean }
  | { readonly status: 'missing'; readonly orderId: string }
  | {
      readonly status: 'waiting';
      readonly order: DepositOrder;
      /** When the order was read, on the local clock. */
      readonly readAt: number;
      /** False while the gateway cannot be reached; the order keeps waiting. */
      readonly reachable: boolean;
    }
  | { readonly status: DepositEnd; readonly order: DepositOrder };

export type DepositEvent =
  /** The member presses the button. */
  | { readonly type: 'submitted'; readonly intent: DepositIntent }
  | {
      readonly type: 'outcome';
      readonly key: string;
      readonly outcome: DepositOutcome;
      /** Send time of the answered request, on the local clock. */
      readonly sentAt: number;
      readonly at: number;
    }
  /** A sent deposit got no answer. */
  | { readonly type: 'lost'; readonly key: string }
  /** It is time to ask by the key again. */
  | { readonly type: 'askAgain'; readonly key: string }
  /** Restored after a reload, or from another tab, which may have sent it again. */
  | { readonly type: 'restored'; readonly intent: DepositIntent }
  /** The member sends a deposit again that was not received. */
  | { readonly type: 'resent'; readonly key: string; readonly at: number }
  /** The page leaves a refusal or an order, or the member gives up a deposit that never arrived. */
  | { readonly type: 'dismissed'; readonly at: number }
  /** The page of an order opens. */
  | { readonly type: 'opened'; readonly orderId: string }
  | { readonly type: 'read'; readonly order: DepositOrder; readonly at: number }
  /** The order could not be read. `statusCode`: of the refusal, null when there was no answer. */
  | { readonly type: 'unread'; readonly orderId: string; readonly statusCode: number | null }
  /** It is time to read the order again. */
  | { readonly type: 'readAgain'; readonly orderId: string }
  /** The member has confirmed that they give the order up. */
  | { readonly type: 'closeConfirmed'; readonly orderId: string };

export type DepositEffect =
  | { readonly type: 'send' | 'ask' | 'keep' | 'forget'; readonly intent: DepositIntent }
  | { readonly type: 'read' | 'close'; readonly orderId: string };

export interface DepositStep {
  readonly state: DepositState;
  readonly effects: readonly DepositEffect[];
}

export const NO_DEPOSIT: DepositState = { status: 'none' };

const NOT_FOUND = 6004;
const ENDS: Readonly<Record<Exclude<DepositOrder['status'], 'waiting'>, DepositEnd>> = {
  success: 'credited',
  closed: 'closed',
  expired: 'expired',
};

type Open = Extract<DepositState, { status: 'created' | 'unknown' | 'absent' }>;

/** True while an order may have been opened that the page does not know. */
export function depositIsOpen(state: DepositState): state is Open {
  return state.status === 'created' || state.status === 'unknown' || state.status === 'absent';
}

/** Whether the page keeps reading the order. */
export function isFollowed(
  state: DepositState,
): state is Extract<DepositState, { status: 'loading' | 'waiting' }> {
  return state.status === 'loading' || state.status === 'waiting';
}

/**
 * Milliseconds until a deposit that was not received can be given up, 0 for any other; null when the gateway must first
 * confirm again that it has not received it.
 */
export function depositGiveUpMs(state: DepositState, now: number): number | null {
  return state.status === 'absent' ? giveUpWait(state.intent, state.askedAt, now) : 0;
}

/** The state for an order. */
export function orderState(order: DepositOrder, at: number): DepositState {
  if (order.status === 'waiting') return { status: 'waiting', order, readAt: at, reachable: true };
  // The gateway reports a failed payment as closed; the member must see that nobody gave the order up.
  if (order.stage === 'failed') return { status: 'failed', order };
  return { status: ENDS[order.status], order };
}

const stay = (state: DepositState): DepositStep => ({ state, effects: [] });

function decide(
  state: Open,
  { outcome, sentAt, at }: Extract<DepositEvent, { type: 'outcome' }>,
): DepositStep {
  const { intent } = state;
  switch (outcome.status) {
    case 'order':
      return { state: orderState(outcome.order, at), effects: [{ type: 'forget', intent }] };
    case 'refused': {
      const { refusal } = outcome;
      if (state.status !== 'created') return stay(state);
      return decidesKey(intent, refusal.statusCode, at)
        ? { state: { status: 'refused', intent, refusal }, effects: [{ type: 'forget', intent }] }
        : {
            state: { status: 'absent', intent, refusal, askedAt: 0 },
            effects: [{ type: 'ask', intent }],
          };
    }
    case 'absent':
      // A deposit that is being sent again is decided by the answer to that send.
      if (state.status === 'created') return stay(state);
      return stay({
        status: 'absent',
        intent,
        refusal: state.status === 'absent' ? state.refusal : null,
        askedAt: sentAt,
      });
  }
}

/** True when another tab has sent it again under its key after this tab did. */
const isResentElsewhere = ({ status, intent }: Open, kept: DepositIntent): boolean =>
  status === 'absent' && kept.key === intent.key && kept.sentAt > intent.sentAt;

function sent(intent: DepositIntent): DepositStep {
  return {
    state: { status: 'created', intent },
    effects: [
      { type: 'keep', intent },
      { type: 'send', intent },
    ],
  };
}

function read(state: DepositState, order: DepositOrder, at: number): DepositStep {
  if (!isFollowed(state)) return stay(state);
  const known = state.status === 'waiting' ? state.order.orderId : state.orderId;
  if (known !== order.orderId) return stay(state);
  return stay(orderState(order, at));
}

const orderIdOf = (state: DepositState): string | null => {
  if (state.status === 'loading') return state.orderId;
  return state.status === 'waiting' ? state.order.orderId : null;
};

function unread(state: DepositState, statusCode: number | null): DepositStep {
  const orderId = orderIdOf(state);
  // The order was there before, so another member has logged in, in another tab.
  if (orderId !== null && statusCode === NOT_FOUND) return stay({ status: 'missing', orderId });
  // No other failure ends the waiting, because money may be on its way.
  return isFollowed(state) && state.reachable ? stay({ ...state, reachable: false }) : stay(state);
}

/**
 * The steps of one deposit: sent under its key, requested by that key while no answer is known, then an order that is
 * read until it ends. A repeated press, an answer to another key or order, and events after an end change nothing.
 *
 * @example
 * depositTransition(NO_DEPOSIT, { type: 'submitted', intent }).effects; // keep and send the intent
 */
export function depositTransition(state: DepositState, event: DepositEvent): DepositStep {
  switch (event.type) {
    case 'submitted':
      return depositIsOpen(state) || isFollowed(state) ? stay(state) : sent(event.intent);
    case 'restored': {
      if (isFollowed(state)) return stay(state);
      if (depositIsOpen(state) && !isResentElsewhere(state, event.intent)) return stay(state);
      // The tab that sent it may have been closed before the answer came.
      const intent = { ...event.intent, lostAt: event.intent.sentAt };
      return { state: { status: 'unknown', intent }, effects: [{ type: 'ask', intent }] };
    }
    case 'resent':
      if (state.status !== 'absent' || state.intent.key !== event.key) return stay(state);
      return sent({ ...state.intent, sentAt: event.at });
    case 'outcome':
      if (!depositIsOpen(state) || state.intent.key !== event.key) return stay(state);
      return decide(state, event);
    case 'lost': {
      // A lost answer to a request by key needs nothing: the timer asks again.
      if (state.status !== 'created' || state.intent.key !== event.key) return stay(state);
      const intent = { ...state.intent, lostAt: state.intent.sentAt };
      return {
        state: { status: 'unknown', intent },
        effects: [
          { type: 'keep', intent },
          { type: 'ask', intent },
        ],
      };
    }
    case 'askAgain':
      if (state.status !== 'unknown' && state.status !== 'absent') return stay(state);
      if (state.intent.key !== event.key) return stay(state);
      return { state, effects: [{ type: 'ask', intent: state.intent }] };
    case 'dismissed':
      if (!depositIsOpen(state)) return state.status === 'none' ? stay(state) : stay(NO_DEPOSIT);
      if (state.status !== 'absent' || depositGiveUpMs(state, event.at) !== 0) return stay(state);
      return { state: NO_DEPOSIT, effects: [{ type: 'forget', intent: state.intent }] };
    case 'opened': {
      const { orderId } = event;
      if (depositIsOpen(state) || orderIdOf(state) === orderId) return stay(state);
      return {
        state: { status: 'loading', orderId, reachable: true },
        effects: [{ type: 'read', orderId }],
      };
    }
    case 'read':
      return read(state, event.order, event.at);
    case 'unread':
      return orderIdOf(state) === event.orderId ? unread(state, event.statusCode) : stay(state);
    case 'readAgain':
      return orderIdOf(state) === event.orderId
        ? { state, effects: [{ type: 'read', orderId: event.orderId }] }
        : stay(state);
    case 'closeConfirmed':
      return state.status === 'waiting' && state.order.orderId === event.orderId
        ? { state, effects: [{ type: 'close', orderId: event.orderId }] }
        : stay(state);
  }
}
