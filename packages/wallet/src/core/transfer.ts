import type { VenueActivity } from '@courtside/contract';
import { decidesKey } from './lost-request.ts';

/**
 * What a transfer is to do: `in` moves money from the centre wallet into a venue's, `out` back, `between` from one venue's
 * straight into another's, `recycle` brings all back.
 */
export type TransferTask =
  | {
      readonly type: 'in' | 'out';
      /** The venue's `enName`. */
      readonly venue: string;
      /** As it is sent: two decimals. */
      readonly amount: string;
    }
  | {
      readonly type: 'between';
      /** `enName` of the venue that gives. */
      readonly venue: string;
      /** `enName` of the venue that takes. */
      readonly to: string;
      readonly amount: string;
    }
  | { readonly type: 'recycle' };

/** One transfer as the member ordered it. */
export interface TransferIntent {
  /** Whose it is: the id of the member. */
  readonly owner: string;
  /** Makes a repeat harmless: the same key with the same content answers what the first one answered. */
  readonly key: string;
  readonly task: TransferTask;
  /** The member knows that a promotion binds the venue's wallet (6413), and moves in all the same. */
  readonly agreed: boolean;
  /** Which page sent it last: of several, only that one sends it again. */
  readonly sentBy: string;
  /** When the member ordered it, in ms since the epoch. */
  readonly orderedAt: number;
  /** When it was sent last, in ms since the epoch. */
  readonly sentAt: number;
  /** When the last one was sent that no answer came to; 0 where there is none. */
  readonly lostAt: number;
}

/** What moved. `recycled` has what each venue gave, and what had to stay with the reason. */
export type TransferResult =
  | {
      readonly type: 'moved';
      readonly amount: string;
      readonly centerWalletBalance: string;
      /** Of the venue; of the one that took, between two. */
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
  /** What the gateway says, for people. */
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
  /** The answer was lost: sent again under its key, which answers what became of it. */
  | { readonly status: 'unknown'; readonly intent: TransferIntent }
  /** A promotion binds the wallet that the money is to go into: the member decides. */
  | {
      readonly status: 'bound';
      readonly intent: TransferIntent;
      readonly activity: VenueActivity;
    }
  | { readonly status: 'done'; readonly intent: TransferIntent; readonly result: TransferResult }
  /** Ordered too long ago to be sent again by itself: the records know what became of it. */
  | { readonly status: 'unclear'; readonly intent: TransferIntent }
  | {
      readonly status: 'refused';
      readonly intent: TransferIntent;
      readonly refusal: TransferRefusal;
    };

export type TransferEvent =
  /** The press of the button. `intent.sentAt` is now. */
  | { readonly type: 'ordered'; readonly intent: TransferIntent }
  /** The member goes on although a promotion binds the wallet. `at` is the local clock. */
  | { readonly type: 'agreed'; readonly at: number }
  | {
      readonly type: 'outcome';
      readonly key: string;
      readonly outcome: TransferOutcome;
      readonly at: number;
    }
  /** No answer came. */
  | { readonly type: 'lost'; readonly key: string }
  /** Time to send it again. */
  | {
      readonly type: 'sendAgain';
      readonly key: string;
      readonly at: number;
      /** When a page that is gone sent it; 0 where there is none. */
      readonly lostAt: number;
    }
  /** Another page sends it now: what this one sent is decided there. */
  | { readonly type: 'takenOver'; readonly key: string }
  /** Another page has decided it, and told the member. */
  | { readonly type: 'decidedElsewhere'; readonly key: string }
  /** Kept from before a reload, or by another tab. `at` is the local clock. */
  | { readonly type: 'restored'; readonly intent: TransferIntent; readonly at: number }
  /** The member closes what was decided, or does not go on. */
  | { readonly type: 'dismissed' };

export type TransferEffect =
  | { readonly type: 'send'; readonly intent: TransferIntent }
  /** Keep the intent: after a reload it goes on under its key. */
  | { readonly type: 'keep'; readonly intent: TransferIntent }
  /** It is decided. */
  | { readonly type: 'forget'; readonly intent: TransferIntent };

export interface TransferStep {
  readonly state: TransferState;
  readonly effects: readonly TransferEffect[];
}

export const NO_TRANSFER: TransferState = { status: 'none' };

/** How long after the member ordered it a transfer is sent again by itself, in ms: an older one is theirs to order anew. */
export const TRANSFER_KEPT_MS = 3_600_000;

/** True while money may have moved without the page knowing. */
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
  // Out of a bound wallet nothing goes until its turnover is reached, whatever the member agrees to: between two venues,
  // a refusal that stands after they agreed speaks of the one that gives.
  const mayAgree = intent.task.type === 'in' || (intent.task.type === 'between' && !intent.agreed);
  return refusal.statusCode === WALLET_BOUND && activity && mayAgree
    ? { state: { status: 'bound', intent, activity }, effects: forget }
    : { state: { status: 'refused', intent, refusal }, effects: forget };
}

/**
 * The steps of one transfer: ordered, sent under its key, sent again under that key while no answer is known, decided. An
 * order that comes while one is open, and an answer to another key, change nothing.
 *
 * @example transferTransition(NO_TRANSFER, { type: 'ordered', intent }).state.status // 'sent'
 */
export function transferTransition(state: TransferState, event: TransferEvent): TransferStep {
  switch (event.type) {
    case 'ordered':
      return isOpen(state) ? stay(state) : send(event.intent, 'sent');
    case 'restored': {
      if (isOpen(state)) return stay(state);
      // Whoever sent it may not live to hear the answer.
      const intent = { ...event.intent, lostAt: event.intent.sentAt, sentAt: event.at };
      return send(intent, 'unknown');
    }
    case 'agreed': {
      if (state.status !== 'bound') return stay(state);
      // What was ordered before was refused: it is ordered now.
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
