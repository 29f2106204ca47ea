import type { Violation } from '@courtside/kernel';
import {
  idleOrder,
  legsOf,
  type LineState,
  lineStateOf,
  type LiveOrder,
  type LiveStatus,
  type OrderIntent,
  orderIsBusy,
  orderKey,
  type OrderLine,
  type OrderOutcome,
  type OrderQuote,
  type OrderState,
} from './order-state.ts';
import { outcomeFault } from './order-guards.ts';

/** Events have the key of their order, and events of a line also the key of the line; late events change nothing. */
export type OrderEvent =
  | { readonly type: 'confirm'; readonly intent: OrderIntent }
  | { readonly type: 'quoted'; readonly key: string; readonly quotes: readonly OrderQuote[] }
  /** `at` is the current instant; quotes that have expired by then are requested again. */
  | { readonly type: 'validated'; readonly key: string; readonly at: number }
  | { readonly type: 'refused'; readonly key: string; readonly reasons: readonly Violation[] }
  | { readonly type: 'cancel'; readonly key: string }
  | {
      readonly type: 'outcome';
      readonly key: string;
      readonly line: string;
      readonly outcome: OrderOutcome;
    }
  | { readonly type: 'lost'; readonly key: string; readonly line: string }
  /** Sends the lines that the gateway never received again, under the same keys. */
  | { readonly type: 'retry'; readonly key: string }
  /** Makes the gateway refuse the lines that it never received for good. */
  | { readonly type: 'giveUp'; readonly key: string }
  | { readonly type: 'done'; readonly key: string };

/**
 * Work for the host. `quote`: request quotes of the legs and send `quoted`, or `refused` when there are none.
 * `validate`: compare the quotes with the intent (`reviewQuotes`) and send `validated` or `refused`. `submit`: send one
 * line with its key. `ask`: request the outcome of a line by its key, soon for `unknown` and at the host's pace for
 * `pending`; the effect is repeated until there is a decision. `giveUp`: have the gateway refuse the line for good if
 * it never arrived, and send the outcome.
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
      readonly line: OrderLine;
      readonly quotes: readonly OrderQuote[];
    }
  | { readonly type: 'ask' | 'giveUp'; readonly key: string; readonly line: string };

export interface OrderTransition {
  readonly state: OrderState;
  readonly effects: readonly OrderEffect[];
}

const unsent = (status: 'quoting' | 'validating' | 'rejected', intent: OrderIntent): LiveOrder => ({
  status,
  intent,
  quotes: [],
  lines: {},
  reasons: [],
});

/** The status of an order that was sent, derived from its lines. */
function sumOf({ lines }: OrderIntent, states: LiveOrder['lines']): LiveStatus {
  const found = new Set(lines.map(({ key }) => states[key]?.status ?? 'sent'));
  if (found.has('sent')) return 'submitting';
  if (found.has('unknown')) return 'unknown';
  if (found.has('pending')) return 'pending';
  if (!found.has('rejected')) return 'accepted';
  return found.has('accepted') ? 'partial' : 'rejected';
}

function withLine(state: LiveOrder, key: string, line: LineState): LiveOrder {
  const lines = { ...state.lines, [key]: line };
  return { ...state, lines, status: sumOf(state.intent, lines) };
}

function quote(intent: OrderIntent): OrderTransition {
  return { state: unsent('quoting', intent), effects: [{ type: 'quote', intent }] };
}

function submit(
  state: LiveOrder,
  lines: readonly OrderLine[],
  quotes: readonly OrderQuote[],
): OrderTransition {
  const { intent } = state;
  const sent = lines.reduce((order, { key }) => withLine(order, key, { status: 'sent' }), state);
  return {
    state: { ...sent, quotes },
    effects: lines.map((line) => ({ type: 'submit', intent, line, quotes })),
  };
}

function quoted(state: LiveOrder, quotes: readonly OrderQuote[]): OrderTransition {
  const { intent } = state;
  const complete = legsOf(intent).every(({ id }) => quotes.some((each) => each.id === id));
  if (state.status !== 'quoting' || !complete) return { state, effects: [] };
  return {
    state: { ...state, status: 'validating', quotes },
    effects: [{ type: 'validate', intent, quotes }],
  };
}

/** The next state of an undecided line after an outcome. */
function decided(before: LineState, outcome: OrderOutcome): LineState {
  switch (outcome.status) {
    case 'accepted':
      return { status: 'accepted', ticketId: outcome.ticketId, taken: outcome.taken ?? null };
    case 'pending': {
      const { ticketId, wait = 'delay', leftMs } = outcome;
      return { status: 'pending', ticketId, wait, ...(leftMs !== undefined && { leftMs }) };
    }
    case 'rejected': {
      const { reasons, maxStake = null } = outcome;
      return { status: 'rejected', reasons, maxStake };
    }
    case 'absent':
      // It matters only after a lost answer; a pending line is at the gateway, even if a replica does not know it.
      return before.status === 'unknown' ? { status: 'unknown', absent: true } : before;
  }
}

function outcomeOf(
  state: LiveOrder,
  line: OrderLine,
  before: LineState,
  outcome: OrderOutcome,
): OrderTransition {
  // An unreadable answer counts as a lost one.
  if (outcomeFault(outcome, line)) return lost(state, line, before);
  const after = decided(before, outcome);
  const ask = { type: 'ask', key: state.intent.key, line: line.key } as const;
  const isOpen = after.status === 'pending' || after.status === 'sent';
  return {
    state: after === before ? state : withLine(state, line.key, after),
    effects: isOpen ? [ask] : [],
  };
}

function lost(state: LiveOrder, { key: line }: OrderLine, before: LineState): OrderTransition {
  const effects = [{ type: 'ask', key: state.intent.key, line } as const];
  // A lost answer to a request for the outcome does not change the known state.
  if (before.status !== 'sent') return { state, effects };
  return { state: withLine(state, line, { status: 'unknown', absent: false }), effects };
}

const isAbsent = (state: LineState | null) => state?.status === 'unknown' && state.absent;

/** The lines that the gateway never received. */
const absentLines = (state: LiveOrder): readonly OrderLine[] =>
  state.intent.lines.filter((line) => isAbsent(lineStateOf(state, line)));

/** Gives up the absent lines; their outcome is unknown again until the gateway has refused them. */
function giveUp(state: LiveOrder): OrderTransition {
  const lines = absentLines(state);
  return {
    state: lines.reduce(
      (order, { key }) => withLine(order, key, { status: 'unknown', absent: false }),
      state,
    ),
    effects: lines.map((line) => ({ type: 'giveUp', key: state.intent.key, line: line.key })),
  };
}

const isDecided = ({ status }: LineState) => status === 'accepted' || status === 'rejected';

/** Handles an event of one line. */
function lineStep(
  state: LiveOrder,
  event: Extract<OrderEvent, { type: 'outcome' | 'lost' }>,
): OrderTransition {
  const line = state.intent.lines.find(({ key }) => key === event.line);
  const before = line && lineStateOf(state, line);
  if (!line || !before || isDecided(before)) return { state, effects: [] };
  return event.type === 'lost'
    ? lost(state, line, before)
    : outcomeOf(state, line, before, event.outcome);
}

/** Handles an event of an existing order with the same key. */
function step(state: LiveOrder, event: Exclude<OrderEvent, { type: 'confirm' }>): OrderTransition {
  const same: OrderTransition = { state, effects: [] };
  const { intent } = state;
  const isUnsent = state.status === 'quoting' || state.status === 'validating';
  switch (event.type) {
    case 'quoted':
      return quoted(state, event.quotes);
    case 'validated':
      if (state.status !== 'validating') return same;
      return state.quotes.some(({ expiresAt }) => expiresAt <= event.at)
        ? quote(intent)
        : submit(state, intent.lines, state.quotes);
    case 'refused':
      if (!isUnsent) return same;
      return { state: { ...unsent('rejected', intent), reasons: event.reasons }, effects: [] };
    case 'cancel':
      return isUnsent ? { state: idleOrder, effects: [] } : same;
    case 'outcome':
    case 'lost':
      return lineStep(state, event);
    case 'retry': {
      const absent = absentLines(state);
      return absent.length === 0 ? same : submit(state, absent, []);
    }
    case 'giveUp':
      return giveUp(state);
    case 'done':
      return orderIsBusy(state) ? same : { state: idleOrder, effects: [] };
  }
}

/**
 * The next state of an order. Events that do not fit the state, or have another key, change nothing.
 *
 * A sent intent cannot be replaced before each of its lines is decided: after a lost answer the only ways to continue
 * are to request the outcome by the key of the line and, when the gateway never received it, to send the same key again
 * or have it refused.
 */
export function orderTransition(state: OrderState, event: OrderEvent): OrderTransition {
  const same: OrderTransition = { state, effects: [] };
  if (event.type === 'confirm') {
    const usedUp = orderKey(state) === event.intent.key || event.intent.lines.length === 0;
    return orderIsBusy(state) || usedUp ? same : quote(event.intent);
  }
  return state.status === 'idle' || state.intent.key !== event.key ? same : step(state, event);
}
