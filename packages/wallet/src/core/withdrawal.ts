import type { CardKind, WithdrawalOrder } from '@courtside/contract';
import { decidesKey, giveUpWait } from './lost-request.ts';

/** One withdrawal as the member confirmed it. It has no password and no full card number. */
export interface WithdrawalIntent {
  /** Id of the member. */
  readonly owner: string;
  /** Idempotency key; the outcome can be requested by it. */
  readonly key: string;
  readonly cardId: string;
  readonly kind: CardKind;
  /** The masked target of the payment. */
  readonly card: string;
  /** As it is sent, with two decimals. */
  readonly amount: string;
  /** Costs shown to the member before they confirmed; null when they were not known, or no longer are. */
  readonly costs: WithdrawalCosts | null;
  /** Time of the last send, in ms since the epoch; 0 before the first. */
  readonly sentAt: number;
  /** Send time of the last request without an answer, in ms since the epoch; 0 when there is none. */
  readonly lostAt: number;
}

/** Costs of a withdrawal, decimal text from the gateway. */
export interface WithdrawalCosts {
  readonly fee: string;
  /** In the way's currency, for example virtual coin. The gateway refuses when its amount has changed since. */
  readonly arrives: string;
}

/** The member's choice, before it has a key. */
export type WantedWithdrawal = Pick<
  WithdrawalIntent,
  'cardId' | 'kind' | 'card' | 'amount' | 'costs'
>;

/** Reason for which the gateway refused a withdrawal. `reason` comes with 6012. */
export interface WithdrawalRefusal {
  readonly statusCode: number;
  readonly reason: string;
  /** The gateway's text for the member. */
  readonly text: string;
}

/** The gateway's knowledge of a key: an order, a refusal of the last send, or nothing. */
export type WithdrawalOutcome =
  | { readonly status: 'order'; readonly order: WithdrawalOrder }
  | { readonly status: 'refused'; readonly refusal: WithdrawalRefusal }
  /** 6004 on a request by key: the gateway has received nothing under it so far. */
  | { readonly status: 'absent' };

/**
 * One withdrawal from the confirmation to an order. `absent`: the gateway has not received it; it may be sent again
 * under its key, and given up once a request still under way would no longer be accepted.
 */
export type WithdrawalState =
  | { readonly status: 'none' }
  | {
      readonly status: 'confirming';
      readonly intent: WithdrawalIntent;
      readonly refusal: WithdrawalRefusal | null;
      /**
       * Whether another withdrawal was accepted since the confirmation opened, for example from another tab; shown
       * once.
       */
      readonly another: boolean;
      /** Whether fee or rate have changed since the confirmation opened; `intent.costs` are the current ones. */
      readonly costsChanged: boolean;
    }
  | { readonly status: 'sent'; readonly intent: WithdrawalIntent }
  | { readonly status: 'unknown'; readonly intent: WithdrawalIntent }
  | {
      readonly status: 'absent';
      readonly intent: WithdrawalIntent;
      /** Refusal of the repeated send. */
      readonly refusal: WithdrawalRefusal | null;
      /** Send time of the request by key that was answered `absent`; 0 when none was sent since the last send. */
      readonly askedAt: number;
    }
  | {
      readonly status: 'accepted';
      readonly intent: WithdrawalIntent;
      readonly order: WithdrawalOrder;
    }
  | {
      readonly status: 'refused';
      readonly intent: WithdrawalIntent;
      readonly refusal: WithdrawalRefusal;
    };

export type WithdrawalEvent =
  /** The confirmation opens. */
  | { readonly type: 'chosen'; readonly intent: WithdrawalIntent }
  /** The costs differ from those shown when the confirmation opened. */
  | { readonly type: 'costsChanged'; readonly key: string; readonly costs: WithdrawalCosts }
  /** The second press came, but another withdrawal was accepted since the first. */
  | { readonly type: 'anotherTaken'; readonly key: string }
  /** The second press. `at` is the local clock. */
  | { readonly type: 'confirmed'; readonly key: string; readonly at: number }
  | {
      readonly type: 'outcome';
      readonly key: string;
      readonly outcome: WithdrawalOutcome;
      /** Send time of the answered request, on the local clock. */
      readonly sentAt: number;
      readonly at: number;
    }
  /** A sent withdrawal got no answer. */
  | { readonly type: 'lost'; readonly key: string }
  /** It is time to ask again. */
  | { readonly type: 'askAgain'; readonly key: string }
  /** Restored after a reload, or from another tab. */
  | { readonly type: 'restored'; readonly intent: WithdrawalIntent }
  /** The member closes the confirmation, the refusal or the receipt, or gives up a withdrawal that never arrived. */
  | { readonly type: 'dismissed'; readonly at: number };

export type WithdrawalEffect =
  | { readonly type: 'send'; readonly intent: WithdrawalIntent }
  | { readonly type: 'ask'; readonly intent: WithdrawalIntent }
  /** Stores the intent, because its outcome may be requested after a reload. */
  | { readonly type: 'keep'; readonly intent: WithdrawalIntent }
  /** Removes the stored intent: it is decided, and no request is needed any more. */
  | { readonly type: 'forget'; readonly intent: WithdrawalIntent };

export interface WithdrawalStep {
  readonly state: WithdrawalState;
  readonly effects: readonly WithdrawalEffect[];
}

export const NO_WITHDRAWAL: WithdrawalState = { status: 'none' };

/**
 * Milliseconds until a withdrawal that was not received can be given up, 0 for any other; null when the gateway must
 * first confirm again that it has not received it.
 */
export function giveUpWaitMs(state: WithdrawalState, now: number): number | null {
  return state.status === 'absent' ? giveUpWait(state.intent, state.askedAt, now) : 0;
}

/** True while money may have moved without the page's knowledge. */
export function withdrawalIsOpen({ status }: WithdrawalState): boolean {
  return status === 'sent' || status === 'unknown' || status === 'absent';
}

/** Refusal that the confirmation itself solves: the member types the password again for the same withdrawal. */
const PASSWORD_WRONG = 6100;

/** Notices of a confirmation that has just opened. */
const NO_NEWS = { another: false, costsChanged: false } as const;

const stay = (state: WithdrawalState): WithdrawalStep => ({ state, effects: [] });

function decide(
  state: Extract<WithdrawalState, { status: 'sent' | 'unknown' | 'absent' }>,
  { outcome, sentAt, at }: Extract<WithdrawalEvent, { type: 'outcome' }>,
): WithdrawalStep {
  const { intent } = state;
  switch (outcome.status) {
    case 'order':
      return {
        state: { status: 'accepted', intent, order: outcome.order },
        effects: [{ type: 'forget', intent }],
      };
    case 'refused': {
      const { refusal } = outcome;
      if (state.status !== 'sent') return stay(state);
      if (!decidesKey(intent, refusal.statusCode, at)) {
        return {
          state: { status: 'absent', intent, refusal, askedAt: 0 },
          effects: [{ type: 'ask', intent }],
        };
      }
      return refusal.statusCode === PASSWORD_WRONG
        ? {
            state: { status: 'confirming', intent, refusal, ...NO_NEWS },
            effects: [{ type: 'forget', intent }],
          }
        : { state: { status: 'refused', intent, refusal }, effects: [{ type: 'forget', intent }] };
    }
    case 'absent':
      // A withdrawal that is being sent again is decided by the answer to that send.
      if (state.status === 'sent') return stay(state);
      return stay({
        status: 'absent',
        intent,
        refusal: state.status === 'absent' ? state.refusal : null,
        askedAt: sentAt,
      });
  }
}

const isOpen = (
  state: WithdrawalState,
): state is Extract<WithdrawalState, { status: 'sent' | 'unknown' | 'absent' }> =>
  withdrawalIsOpen(state);

/** True when another tab has sent it again under its key after this tab did. */
const isResentElsewhere = (
  { status, intent }: Extract<WithdrawalState, { status: 'sent' | 'unknown' | 'absent' }>,
  kept: WithdrawalIntent,
): boolean => status === 'absent' && kept.key === intent.key && kept.sentAt > intent.sentAt;

/**
 * The steps of one withdrawal: chosen, confirmed by a second press, sent under its key, requested by that key while no
 * answer is known, accepted or refused. A repeated press, and an answer to another key, change nothing.
 */
export function withdrawalTransition(
  state: WithdrawalState,
  event: WithdrawalEvent,
): WithdrawalStep {
  switch (event.type) {
    case 'chosen':
      return isOpen(state)
        ? stay(state)
        : stay({ status: 'confirming', intent: event.intent, refusal: null, ...NO_NEWS });
    case 'restored': {
      if (isOpen(state) && !isResentElsewhere(state, event.intent)) return stay(state);
      // The tab that sent it may have been closed before the answer came.
      const intent = { ...event.intent, lostAt: event.intent.sentAt };
      return { state: { status: 'unknown', intent }, effects: [{ type: 'ask', intent }] };
    }
    case 'costsChanged':
      return state.status === 'confirming' && state.intent.key === event.key
        ? stay({
            ...state,
            intent: { ...state.intent, costs: event.costs },
            // Costs that were unknown before are not a change.
            costsChanged: state.costsChanged || state.intent.costs !== null,
          })
        : stay(state);
    case 'anotherTaken':
      return state.status === 'confirming' && state.intent.key === event.key
        ? stay({ ...state, refusal: null, another: true })
        : stay(state);
    case 'confirmed': {
      if (state.status !== 'confirming' && state.status !== 'absent') return stay(state);
      if (state.intent.key !== event.key) return stay(state);
      const intent = { ...state.intent, sentAt: event.at };
      return {
        state: { status: 'sent', intent },
        effects: [
          { type: 'keep', intent },
          { type: 'send', intent },
        ],
      };
    }
    case 'outcome':
      if (!isOpen(state) || state.intent.key !== event.key) return stay(state);
      return decide(state, event);
    case 'lost': {
      if (!isOpen(state) || state.intent.key !== event.key) return stay(state);
      // A lost answer to a request by key needs nothing: the timer asks again.
      if (state.status !== 'sent') return stay(state);
      const intent = { ...state.intent, lostAt: state.intent.sentAt };
      return {
        state: { status: 'unknown', intent },
        effects: [
          { type: 'keep', intent },
          { type: 'ask', intent },
        ],
      };
    }
    case 'askAgain': {
      if (state.status !== 'unknown' && state.status !== 'absent') return stay(state);
      if (state.intent.key !== event.key) return stay(state);
      return { state, effects: [{ type: 'ask', intent: state.intent }] };
    }
    case 'dismissed': {
      if (state.status === 'absent') {
        return giveUpWaitMs(state, event.at) !== 0
          ? stay(state)
          : { state: NO_WITHDRAWAL, effects: [{ type: 'forget', intent: state.intent }] };
      }
      return isOpen(state) ? stay(state) : stay(NO_WITHDRAWAL);
    }
  }
}
