import type { Violation } from '@courtside/kernel';
import type { Currency } from '@courtside/money';
import type { OddsConsent } from './acceptance.ts';
import type { Score, Terms, Wtype } from './entry.ts';
import type { SportCode } from './sports.ts';

/** The event that a bet is on, as it was when the member confirmed. */
export interface OrderedEvent {
  readonly hgid: string;
  readonly gide: string;
  readonly team_h: string;
  readonly team_c: string;
  readonly league: string;
  readonly sport: SportCode;
  readonly inPlay: boolean;
  /** Null before the match. */
  readonly score: Score | null;
}

/** One bet of an order as the member saw it when they confirmed. Stake is a plain amount in their currency. */
export interface OrderLine extends Terms {
  readonly id: string;
  readonly gameId: string;
  readonly gidm: string;
  readonly wtype: Wtype;
  readonly pick: string;
  readonly stake: string;
  /** What the bet is on, so that the order can be shown without the slip it came from. */
  readonly event: OrderedEvent;
}

/** A combination of all lines of a series, with the stake of each of its own lines. */
export interface OrderCombination {
  /** `3串4`. */
  readonly name: string;
  readonly folds: readonly number[];
  readonly lines: number;
  readonly unit: string;
}

/**
 * What the member wants, fixed at the moment they confirm. `key` is the idempotency key: made once for this intent,
 * sent with every attempt, kept across retries and reloads.
 */
export interface OrderIntent {
  readonly key: string;
  readonly currency: Currency;
  /** Stake of all lines and combinations, and the return if every line wins; plain amounts. */
  readonly total: { readonly stake: string; readonly most: string };
  readonly lines: readonly OrderLine[];
  /** In a series only: how its lines are combined. */
  readonly combinations?: readonly OrderCombination[];
  readonly oddsChange: OddsConsent;
  readonly lineChange: boolean;
}

/** What the house quoted for a line of the intent (点水). */
export interface OrderQuote extends Terms {
  /** Id of the line. */
  readonly id: string;
  /** Goes back to the house with the order. */
  readonly token: string;
  /** Instant of the host's clock from which the token is worth nothing. */
  readonly expiresAt: number;
}

/** Why the house has not decided yet: the in-play delay that always is, or a danger ball (危险球). */
export type PendingWait = 'delay' | 'danger-ball';

/** What the house took for a line, where that may differ from what was sent. Stake is a plain amount. */
export interface TakenLine extends Terms {
  /** Id of the line. */
  readonly id: string;
  readonly stake: string;
}

/** A line that the house did not take, and why. */
export interface RefusedLine {
  readonly id: string;
  readonly reasons: readonly Violation[];
}

/**
 * The life of an order. Everything but `idle` carries its intent, and is plain data.
 *
 * - `quoting`: the house is asked for prices and tokens, nothing sent
 * - `validating`: the quotes are held against what the member saw, nothing sent
 * - `submitting`: sent, no answer yet
 * - `pending`: the house has it and has not decided (in-play delay)
 * - `unknown`: sent, and the answer was lost: only the key can tell. `absent` once the house has said that it never saw
 *   the key; the member may then send it again (`retry`), still with the same key
 * - `accepted`, `rejected`, `partial`: decided; `partial` when the house took some lines and not others
 */
export type OrderState =
  | { readonly status: 'idle' }
  | { readonly status: 'quoting'; readonly intent: OrderIntent }
  | {
      readonly status: 'validating';
      readonly intent: OrderIntent;
      readonly quotes: readonly OrderQuote[];
    }
  | {
      readonly status: 'submitting';
      readonly intent: OrderIntent;
      /** None when the intent is sent again: those of before may be too old. */
      readonly quotes: readonly OrderQuote[];
    }
  | { readonly status: 'unknown'; readonly intent: OrderIntent; readonly absent: boolean }
  | {
      readonly status: 'pending';
      readonly intent: OrderIntent;
      readonly ticketId: string;
      readonly wait: PendingWait;
    }
  | {
      readonly status: 'accepted';
      readonly intent: OrderIntent;
      readonly ticketId: string;
      /** Empty when the house does not say: then it took what was sent. */
      readonly taken: readonly TakenLine[];
    }
  | {
      readonly status: 'partial';
      readonly intent: OrderIntent;
      readonly ticketId: string;
      /** Lines that the house did not take; it took the others. */
      readonly refused: readonly RefusedLine[];
    }
  | {
      readonly status: 'rejected';
      readonly intent: OrderIntent;
      readonly reasons: readonly Violation[];
    };

export type OrderStatus = OrderState['status'];

/** What the house says about a key. `absent`: it never saw it. */
export type OrderOutcome =
  | {
      readonly status: 'accepted';
      readonly ticketId: string;
      readonly taken?: readonly TakenLine[];
    }
  | {
      readonly status: 'partial';
      readonly ticketId: string;
      readonly refused: readonly RefusedLine[];
    }
  | { readonly status: 'pending'; readonly ticketId: string; readonly wait?: PendingWait }
  | { readonly status: 'rejected'; readonly reasons: readonly Violation[] }
  | { readonly status: 'absent' };

/** Events about an order that exists name its key; a late answer about an earlier one is ignored. */
export type OrderEvent =
  | { readonly type: 'confirm'; readonly intent: OrderIntent }
  | { readonly type: 'quoted'; readonly key: string; readonly quotes: readonly OrderQuote[] }
  /** `at` is now; quotes that have run out by then are asked for again. */
  | { readonly type: 'validated'; readonly key: string; readonly at: number }
  | { readonly type: 'refused'; readonly key: string; readonly reasons: readonly Violation[] }
  | { readonly type: 'cancel'; readonly key: string }
  | { readonly type: 'outcome'; readonly key: string; readonly outcome: OrderOutcome }
  | { readonly type: 'lost'; readonly key: string }
  | { readonly type: 'retry'; readonly key: string }
  | { readonly type: 'done'; readonly key: string };

/**
 * What the host must do. `quote`: ask the house and say `quoted`, or `refused` when it offers nothing. `validate`: hold
 * the quotes against the intent (`reviewQuotes`) and say `validated` or `refused`. `submit`: send it with its key.
 * `ask`: ask for the outcome by key, soon for `unknown` and at the host's pace for `pending`; it is given again for as
 * long as there is no decision.
 */
export type OrderEffect =
  | { readonly type: 'quote'; readonly intent: OrderIntent }
  | {
      readonly type: 'validate';
      readonly intent: OrderIntent;
      readonly quotes: readonly OrderQuote[];
    }
  | {
      readonly type: 'submit';
      readonly intent: OrderIntent;
      readonly quotes: readonly OrderQuote[];
    }
  | { readonly type: 'ask'; readonly key: string };

export interface OrderTransition {
  readonly state: OrderState;
  readonly effects: readonly OrderEffect[];
}

export const idleOrder: OrderState = { status: 'idle' };

/** True from confirm until a decision: the time in which no pick may change and no other order may begin. */
export function orderIsBusy(state: OrderState): boolean {
  return ['quoting', 'validating', 'submitting', 'pending', 'unknown'].includes(state.status);
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
        state: {
          status: 'accepted',
          intent,
          ticketId: outcome.ticketId,
          taken: outcome.taken ?? [],
        },
        effects: [],
      };
    case 'partial': {
      const { ticketId, refused } = outcome;
      return { state: { status: 'partial', intent, ticketId, refused }, effects: [] };
    }
    case 'pending':
      return {
        state: {
          status: 'pending',
          intent,
          ticketId: outcome.ticketId,
          wait: outcome.wait ?? 'delay',
        },
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

function quote(intent: OrderIntent): OrderTransition {
  return { state: { status: 'quoting', intent }, effects: [{ type: 'quote', intent }] };
}

function submit(intent: OrderIntent, quotes: readonly OrderQuote[]): OrderTransition {
  return {
    state: { status: 'submitting', intent, quotes },
    effects: [{ type: 'submit', intent, quotes }],
  };
}

function quoted(
  state: Live,
  quotes: Extract<OrderEvent, { type: 'quoted' }>['quotes'],
): OrderTransition {
  const { intent } = state;
  const complete = intent.lines.every(({ id }) => quotes.some((each) => each.id === id));
  if (state.status !== 'quoting' || !complete) return { state, effects: [] };
  return {
    state: { status: 'validating', intent, quotes },
    effects: [{ type: 'validate', intent, quotes }],
  };
}

/** Events of an order that exists, by its key. */
function step(state: Live, event: Exclude<OrderEvent, { type: 'confirm' }>): OrderTransition {
  const same: OrderTransition = { state, effects: [] };
  const { intent } = state;
  const unsent = state.status === 'quoting' || state.status === 'validating';
  const sent = ['submitting', 'pending', 'unknown'].includes(state.status);
  switch (event.type) {
    case 'quoted':
      return quoted(state, event.quotes);
    case 'validated':
      if (state.status !== 'validating') return same;
      return state.quotes.some(({ expiresAt }) => expiresAt <= event.at)
        ? quote(intent)
        : submit(intent, state.quotes);
    case 'refused':
      if (!unsent) return same;
      return { state: { status: 'rejected', intent, reasons: event.reasons }, effects: [] };
    case 'cancel':
      return unsent ? { state: idleOrder, effects: [] } : same;
    case 'outcome':
      return sent ? decided(state, event.outcome) : same;
    case 'lost':
      return sent ? lost(state) : same;
    case 'retry':
      return state.status === 'unknown' && state.absent ? submit(intent, []) : same;
    case 'done':
      return orderIsBusy(state) ? same : { state: idleOrder, effects: [] };
  }
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
    const usedUp = orderKey(state) === event.intent.key;
    return orderIsBusy(state) || usedUp ? same : quote(event.intent);
  }
  return state.status === 'idle' || state.intent.key !== event.key ? same : step(state, event);
}
