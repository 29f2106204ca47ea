import type { CardKind, WithdrawalOrder } from '@courtside/contract';
import { decidesKey, giveUpWait } from './lost-request.ts';

/** One withdrawal as the member confirmed it. Holds no password and no full number. */
export interface WithdrawalIntent {
  /** Whose it is: the id of the member. */
  readonly owner: string;
  /** Makes a repeat harmless, and lets the outcome be asked for. */
  readonly key: string;
  readonly cardId: string;
  readonly kind: CardKind;
  /** Where it goes, masked. */
  readonly card: string;
  /** As it is sent: two decimals. */
  readonly amount: string;
  /** What the member was told before they confirmed; null where it was not known, or is not any more. */
  readonly costs: WithdrawalCosts | null;
  /** When it was sent last, in ms since the epoch; 0 before. */
  readonly sentAt: number;
  /** When the last one was sent that no answer came to; 0 where there is none. */
  readonly lostAt: number;
}

/** Decimal text as the gateway told it. */
export interface WithdrawalCosts {
  readonly fee: string;
  /** In the currency of the way: of virtual coin in that. A gateway to which another amount holds by now refuses. */
  readonly arrives: string;
}

/** What the member chose, before it has a key. */
export type WantedWithdrawal = Pick<
  WithdrawalIntent,
  'cardId' | 'kind' | 'card' | 'amount' | 'costs'
>;

/** Why the gateway refused. `reason` comes with 6012. */
export interface WithdrawalRefusal {
  readonly statusCode: number;
  readonly reason: string;
  /** What the gateway says, for people. */
  readonly text: string;
}

/** What the gateway knows of a key: an order, a refusal of what was just sent, or nothing. */
export type WithdrawalOutcome =
  | { readonly status: 'order'; readonly order: WithdrawalOrder }
  | { readonly status: 'refused'; readonly refusal: WithdrawalRefusal }
  /** 6004 on a question by key: nothing was received under it so far. */
  | { readonly status: 'absent' };

/**
 * One withdrawal from the confirmation to an order. `absent`: the gateway has not received it; it may be sent again under
 * its key, and given up once nothing that is still on its way would be taken.
 */
export type WithdrawalState =
  | { readonly status: 'none' }
  | {
      readonly status: 'confirming';
      readonly intent: WithdrawalIntent;
      readonly refusal: WithdrawalRefusal | null;
      /** Whether another was taken since the confirmation opened, such as from another tab: the member is told, once. */
      readonly another: boolean;
      /** Whether fee, rate or both are others than when the confirmation opened: `intent.costs` are those of now. */
      readonly costsChanged: boolean;
    }
  | { readonly status: 'sent'; readonly intent: WithdrawalIntent }
  | { readonly status: 'unknown'; readonly intent: WithdrawalIntent }
  | {
      readonly status: 'absent';
      readonly intent: WithdrawalIntent;
      /** Of what was sent again. */
      readonly refusal: WithdrawalRefusal | null;
      /** When the question left that was answered so; 0 where it was not asked since something was sent. */
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
  /** Other costs hold by now than the member was told when the confirmation opened. */
  | { readonly type: 'costsChanged'; readonly key: string; readonly costs: WithdrawalCosts }
  /** The second press came, and another withdrawal was taken since the first. */
  | { readonly type: 'anotherTaken'; readonly key: string }
  /** The second press. `at` is the local clock. */
  | { readonly type: 'confirmed'; readonly key: string; readonly at: number }
  | {
      readonly type: 'outcome';
      readonly key: string;
      readonly outcome: WithdrawalOutcome;
      /** When what it answers was sent, on the local clock. */
      readonly sentAt: number;
      readonly at: number;
    }
  /** No answer came to what was sent. */
  | { readonly type: 'lost'; readonly key: string }
  /** Time to ask again. */
  | { readonly type: 'askAgain'; readonly key: string }
  /** Kept from before a reload, or by another tab. */
  | { readonly type: 'restored'; readonly intent: WithdrawalIntent }
  /** The member closes the confirmation, the refusal or the receipt, or gives up what never arrived. */
  | { readonly type: 'dismissed'; readonly at: number };

export type WithdrawalEffect =
  | { readonly type: 'send'; readonly intent: WithdrawalIntent }
  | { readonly type: 'ask'; readonly intent: WithdrawalIntent }
  /** Keep the intent: its outcome may be asked for after a reload. */
  | { readonly type: 'keep'; readonly intent: WithdrawalIntent }
  /** It is decided: nothing is to be asked for any more. */
  | { readonly type: 'forget'; readonly intent: WithdrawalIntent };

export interface WithdrawalStep {
  readonly state: WithdrawalState;
  readonly effects: readonly WithdrawalEffect[];
}

export const NO_WITHDRAWAL: WithdrawalState = { status: 'none' };

/**
 * Milliseconds until a withdrawal that was not received can be given up, 0 for any other; null where the gateway has to
 * say once more that it was not.
 */
export function giveUpWaitMs(state: WithdrawalState, now: number): number | null {
  return state.status === 'absent' ? giveUpWait(state.intent, state.askedAt, now) : 0;
}

/** True while money may have moved without the page knowing. */
export function withdrawalIsOpen({ status }: WithdrawalState): boolean {
  return status === 'sent' || status === 'unknown' || status === 'absent';
}

/** Refusals that the confirmation itself solves: the password is typed again, for the same withdrawal. */
const PASSWORD_WRONG = 6100;

/** A confirmation as it opens. */
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
      // What is on its way again is decided by its own answer.
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

/** Another tab has sent it again, under its key, since this one did. */
const isResentElsewhere = (
  { status, intent }: Extract<WithdrawalState, { status: 'sent' | 'unknown' | 'absent' }>,
  kept: WithdrawalIntent,
): boolean => status === 'absent' && kept.key === intent.key && kept.sentAt > intent.sentAt;

/**
 * The steps of one withdrawal: chosen, confirmed by a second press, sent under its key, asked for by that key while no
 * answer is known, taken or refused. A press that comes twice, and an answer to another key, change nothing.
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
      // Whoever sent it may not live to hear the answer.
      const intent = { ...event.intent, lostAt: event.intent.sentAt };
      return { state: { status: 'unknown', intent }, effects: [{ type: 'ask', intent }] };
    }
    case 'costsChanged':
      return state.status === 'confirming' && state.intent.key === event.key
        ? stay({
            ...state,
            intent: { ...state.intent, costs: event.costs },
            // What was not known before is no change.
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
      // What was asked for in vain is asked for again by the clock.
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
