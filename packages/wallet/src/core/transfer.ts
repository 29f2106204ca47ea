import type { VenueActivity } from '@courtside/contract';
import { decidesKey } from './lost-request.ts';

/**
 * The task of a transfer: `in` moves money from the centre wallet to a venue's, `out` moves it back, `between` moves it
 * from one venue's directly to another's, `recycle` brings all of it back.
 */
export type TransferTask =
  | {
      readonly type: 'in' | 'out';
      /** The venue's `enName`. */
      readonly venue: string;
      /** As it is sent, with two decimals. */
      readonly amount: string;
    }
  | {
      readonly type: 'between';
      /** `enName` of the venue that the money leaves. */
      readonly venue: string;
      /** `enName` of the venue that receives the money. */
      readonly to: string;
      readonly amount: string;
    }
  | { readonly type: 'recycle' };

/** One transfer as the member ordered it. */
export interface TransferIntent {
  /** Id of the member. */
  readonly owner: string;
  /** Idempotency key: a repeat with the same key and content gets the answer to the first request. */
  readonly key: string;
  readonly task: TransferTask;
  /** True when the member knows that a promotion binds the venue's wallet (6413), and transfers in anyway. */
  readonly agreed: boolean;
  /** Id of the page that sent it last; only that page sends it again. */
  readonly sentBy: string;
  /** Time at which the member ordered it, in ms since the epoch. */
  readonly orderedAt: number;
  /** Time of the last send, in ms since the epoch. */
  readonly sentAt: number;
  /** Send time of the last request without an answer, in ms since the epoch; 0 when there is none. */
  readonly lostAt: number;
}

/**
 * Result of a transfer. `recycled` has the amount from each venue, and the amounts that had to stay with the reason.
 */
export type TransferResult =
  | {
      readonly type: 'moved';
      readonly amount: string;
      readonly centerWalletBalance: string;
      /** Balance of the venue; for `between`, of the receiving one. */
      readonly venueBalance: string;
    }
  | {
      readonly type: 'recycled';
      readonly recycled: string;
      readonly venues: readonly { readonly enName: string; readonly amount: string }[];
      readonly kept: readonly {
        readonly enName: string;
        readonly amount: string;
        readonly reason: 'activity' | 'maintenance';
      }[];
    };

export interface TransferRefusal {
  readonly statusCode: number;
  /** The gateway's text for the member. */
  readonly text: string;
  /** The promotion that binds the venue's wallet (6413); null for any other refusal. */
  readonly activity: VenueActivity | null;
}

export type TransferOutcome =
  | { readonly status: 'done'; readonly result: TransferResult }
  | { readonly status: 'refused'; readonly refusal: TransferRefusal };

export type TransferState =
  | { readonly status: 'none' }
  | { readonly status: 'sent'; readonly intent: TransferIntent }
  /** The answer was lost: the request is sent again under its key, and the answer tells the outcome. */
  | { readonly status: 'unknown'; readonly intent: TransferIntent }
  /** A promotion binds the wallet that receives the money: the member decides. */
  | {
      readonly status: 'bound';
      readonly intent: TransferIntent;
      readonly activity: VenueActivity;
    }
  | { readonly status: 'done'; readonly intent: TransferIntent; readonly result: TransferResult }
  /** Ordered too long ago for an automatic repeat: the member finds the outcome in the records. */
  | { readonly status: 'unclear'; readonly intent: TransferIntent }
  | {
      readonly status: 'refused';
      readonly intent: TransferIntent;
      readonly refusal: TransferRefusal;
    };

export type TransferEvent =
  /** The press of the button. `intent.sentAt` is the current time. */
  | { readonly type: 'ordered'; readonly intent: TransferIntent }
  /** The member continues although a promotion binds the wallet. `at` is the local clock. */
  | { readonly type: 'agreed'; readonly at: number }
  | {
      readonly type: 'outcome';
      readonly key: string;
      readonly outcome: TransferOutcome;
      readonly at: number;
    }
  /** No answer came. */
  | { readonly type: 'lost'; readonly key: string }
  /** It is time to send it again. */
  | {
      readonly type: 'sendAgain';
      readonly key: string;
      readonly at: number;
      /** Send time of a page that is gone; 0 when there is none. */
      readonly lostAt: number;
    }
  /** Another page sends it now, and receives the decision about it. */
  | { readonly type: 'takenOver'; readonly key: string }
  /** Another page has received the decision and told the member. */
  | { readonly type: 'decidedElsewhere'; readonly key: string }
  /** Restored after a reload, or from another tab. `at` is the local clock. */
  | { readonly type: 'restored'; readonly intent: TransferIntent; readonly at: number }
  /** The member closes a decided transfer, or does not continue. */
  | { readonly type: 'dismissed' };

export type TransferEffect =
  | { readonly type: 'send'; readonly intent: TransferIntent }
  /** Stores the intent, so that it continues under its key after a reload. */
  | { readonly type: 'keep'; readonly intent: TransferIntent }
  /** Removes the stored intent, as it is decided. */
  | { readonly type: 'forget'; readonly intent: TransferIntent };

export interface TransferStep {
  readonly state: TransferState;
  readonly effects: readonly TransferEffect[];
}

export const NO_TRANSFER: TransferState = { status: 'none' };

/**
 * Milliseconds after the order for which a transfer is sent again automatically; an older one the member must order
 * anew.
 */
export const TRANSFER_KEPT_MS = 3_600_000;

/** True while money may have moved without the page's knowledge. */
export function transferIsOpen({ status }: TransferState): boolean {
  return status === 'sent' || status === 'unknown';
}

const WALLET_BOUND = 6413;

const stay = (state: TransferState): TransferStep => ({ state, effects: [] });

const isOpen = (
  state: TransferState,
): state is Extract<TransferState, { status: 'sent' | 'unknown' }> => transferIsOpen(state);

function send(intent: TransferIntent, status: 'sent' | 'unknown'): TransferStep {
  if (intent.sentAt - intent.orderedAt > TRANSFER_KEPT_MS) {
    return { state: { status: 'unclear', intent }, effects: [{ type: 'forget', intent }] };
  }
  return {
    state: { status, intent },
    effects: [
      { type: 'keep', intent },
      { type: 'send', intent },
    ],
  };
}

function decide(
  state: Extract<TransferState, { status: 'sent' | 'unknown' }>,
  { outcome, at }: Extract<TransferEvent, { type: 'outcome' }>,
): TransferStep {
  const { intent } = state;
  const forget = [{ type: 'forget', intent }] as const;
  if (outcome.status === 'done') {
    return { state: { status: 'done', intent, result: outcome.result }, effects: forget };
  }
  const { refusal } = outcome;
  if (!decidesKey(intent, refusal.statusCode, at)) return stay({ status: 'unknown', intent });
  const { activity } = refusal;
  // No money leaves a bound wallet before its turnover is reached, even when the member agrees: for a transfer between
  // two venues, a refusal after they agreed is about the venue that the money leaves.
  const mayAgree = intent.task.type === 'in' || (intent.task.type === 'between' && !intent.agreed);
  return refusal.statusCode === WALLET_BOUND && activity && mayAgree
    ? { state: { status: 'bound', intent, activity }, effects: forget }
    : { state: { status: 'refused', intent, refusal }, effects: forget };
}

/**
 * The steps of one transfer: ordered, sent under its key, sent again under that key while no answer is known, decided.
 * An order while one is open, and an answer to another key, change nothing.
 *
 * @example transferTransition(NO_TRANSFER, { type: 'ordered', intent }).state.status // 'sent'
 */
export function transferTransition(state: TransferState, event: TransferEvent): TransferStep {
  switch (event.type) {
    case 'ordered':
      return isOpen(state) ? stay(state) : send(event.intent, 'sent');
    case 'restored': {
      if (isOpen(state)) return stay(state);
      // The tab that sent it may have been closed before the answer came.
      const intent = { ...event.intent, lostAt: event.intent.sentAt, sentAt: event.at };
      return send(intent, 'unknown');
    }
    case 'agreed': {
      if (state.status !== 'bound') return stay(state);
      // The earlier order was refused, so the order time is the current one.
      const now = { orderedAt: event.at, sentAt: event.at };
      return send({ ...state.intent, agreed: true, ...now }, 'sent');
    }
    case 'outcome':
      if (!isOpen(state) || state.intent.key !== event.key) return stay(state);
      return decide(state, event);
    case 'lost': {
      if (!isOpen(state) || state.intent.key !== event.key) return stay(state);
      const intent = { ...state.intent, lostAt: state.intent.sentAt };
      return { state: { status: 'unknown', intent }, effects: [{ type: 'keep', intent }] };
    }
    case 'sendAgain':
      if (state.status !== 'unknown' || state.intent.key !== event.key) return stay(state);
      return send(
        {
          ...state.intent,
          sentAt: event.at,
          lostAt: Math.max(state.intent.lostAt, event.lostAt),
        },
        'unknown',
      );
    case 'takenOver':
      return state.status === 'sent' && state.intent.key === event.key
        ? stay({ status: 'unknown', intent: state.intent })
        : stay(state);
    case 'decidedElsewhere':
      return isOpen(state) && state.intent.key === event.key ? stay(NO_TRANSFER) : stay(state);
    case 'dismissed':
      return isOpen(state) ? stay(state) : stay(NO_TRANSFER);
  }
}
