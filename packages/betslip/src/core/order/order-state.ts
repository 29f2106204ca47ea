import type { Violation } from '@courtside/kernel';
import type { Currency } from '@courtside/money';
import type { OddsConsent } from '../pick/acceptance.ts';
import type { Score, Terms, Wtype } from '../pick/entry.ts';
import type { SportCode } from '../pick/sports.ts';

/** The event that a bet is on, as it was when the member confirmed. */
export interface OrderedEvent {
  readonly hgid: string;
  readonly gide: string;
  readonly team_h: string;
  readonly team_c: string;
  readonly league: string;
  readonly sport: SportCode;
  readonly discipline?: string | undefined;
  readonly inPlay: boolean;
}

/** One pick of an order, at the price, line and score that the member saw when they confirmed. */
export interface OrderLeg extends Terms {
  /** Id of the pick. */
  readonly id: string;
  readonly gameId: string;
  readonly gidm: string;
  readonly wtype: Wtype;
  readonly pick: string;
  /** The event of the bet, so that the order can be shown without its slip. */
  readonly event: OrderedEvent;
}

/** How the legs of a line are combined. */
export interface OrderCombination {
  /** `3串4`. */
  readonly name: string;
  readonly folds: readonly number[];
  /** Number of accumulators that the folds make. */
  readonly lines: number;
}

/**
 * A bet line: one ticket. A single has one leg and no combination; a combination of a series has all legs of the series.
 * `key` is its idempotency key: created once with the intent, sent with every attempt, kept across retries and reloads.
 */
export interface OrderLine {
  readonly key: string;
  /** Id of the stake field that it came from. */
  readonly field: string;
  readonly legs: readonly OrderLeg[];
  readonly combination: OrderCombination | null;
  /** Stake of each accumulator of the combination; plain amount. The same as `stake` of a single. */
  readonly unit: string;
  /** Stake of the whole ticket; plain amount. */
  readonly stake: string;
  /** Return, stake included, if every leg wins; plain amount. */
  readonly most: string;
}

/** The member's bets, fixed at the moment they confirm by one press of 下注. Each of its lines is placed separately. */
export interface OrderIntent {
  /** Key of the intent on this device; the gateway only sees the keys of the lines. */
  readonly key: string;
  /** Id of the member whose order it is. */
  readonly owner: string;
  readonly currency: Currency;
  readonly lines: readonly OrderLine[];
  readonly oddsChange: OddsConsent;
  readonly lineChange: boolean;
  /** Instant of the host's clock at which the member confirmed it; left out when unknown. */
  readonly confirmedAt?: number;
}

/** The gateway's quote for a leg of the intent (点水). */
export interface OrderQuote extends Terms {
  /** Id of the pick. */
  readonly id: string;
  /** Sent back to the gateway with the order. */
  readonly token: string;
  /** Instant of the host's clock from which the token is invalid. */
  readonly expiresAt: number;
}

/** Reason why the gateway has not decided yet: the regular in-play delay, or a danger ball (危险球). */
export type PendingWait = 'delay' | 'danger-ball';

/** The bet as the gateway accepted it, which may differ from the sent one. */
export interface TakenLine {
  /** Stake of the whole ticket; plain amount. */
  readonly stake: string;
  readonly legs: readonly TakenLeg[];
}

export interface TakenLeg extends Omit<Terms, 'score'> {
  /** Id of the pick. */
  readonly id: string;
  /** The score from which the bet counts; that of the order when left out. */
  readonly score?: Score | null;
}

/**
 * Known state of a line that was sent.
 *
 * - `sent`: no answer yet
 * - `pending`: the gateway has it and has not decided (in-play delay)
 * - `unknown`: the answer was lost, and only a request by the key can tell the outcome. `absent` once the gateway has
 *   said that it never received the key; the member may then send it again (`retry`), still with the same key
 * - `accepted`, `rejected`: decided
 */
export type LineState =
  | { readonly status: 'sent' }
  | { readonly status: 'unknown'; readonly absent: boolean }
  | {
      readonly status: 'pending';
      readonly ticketId: string;
      readonly wait: PendingWait;
      /** Milliseconds until the gateway decides, by its last answer; left out when it gave none. */
      readonly leftMs?: number;
    }
  | {
      readonly status: 'accepted';
      readonly ticketId: string;
      /** Null when the gateway does not tell it: then it accepted the bet as it was sent. */
      readonly taken: TakenLine | null;
    }
  | {
      readonly status: 'rejected';
      readonly reasons: readonly Violation[];
      /** The highest stake that is possible now, when a limit was the reason; plain amount. */
      readonly maxStake: string | null;
    };

/** The gateway's answer about the key of a line. `absent`: it never received the key. */
export type OrderOutcome =
  | { readonly status: 'accepted'; readonly ticketId: string; readonly taken?: TakenLine | null }
  | {
      readonly status: 'pending';
      readonly ticketId: string;
      readonly wait?: PendingWait;
      /** Milliseconds until the gateway decides, when known. */
      readonly leftMs?: number;
    }
  | {
      readonly status: 'rejected';
      readonly reasons: readonly Violation[];
      readonly maxStake?: string | null;
    }
  | { readonly status: 'absent' };

/** Status of an existing order. */
export type LiveStatus =
  | 'quoting'
  | 'validating'
  | 'submitting'
  | 'pending'
  | 'unknown'
  | 'accepted'
  | 'partial'
  | 'rejected';

/** An existing order. Plain data. */
export interface LiveOrder {
  readonly status: LiveStatus;
  readonly intent: OrderIntent;
  /** Quotes, from `validating` on. None for lines that are sent again, as the earlier quotes may be too old. */
  readonly quotes: readonly OrderQuote[];
  /** Known state of each line, by its key; empty before the order is sent. */
  readonly lines: Readonly<Record<string, LineState>>;
  /** Reasons why the whole order was refused before it was sent. */
  readonly reasons: readonly Violation[];
}

/**
 * The life of an order.
 *
 * - `quoting`: the gateway is asked for prices and tokens, nothing sent
 * - `validating`: the quotes are compared with what the member saw, nothing sent
 * - from then on derived from its lines: `submitting` while one has no answer, else `unknown` while the answer of one
 *   is lost, else `pending` while one is not decided; then `accepted` or `rejected` when all are, and `partial`
 *   otherwise
 */
export type OrderState = { readonly status: 'idle' } | LiveOrder;
export type OrderStatus = OrderState['status'];

export const idleOrder: OrderState = { status: 'idle' };

const BUSY: ReadonlySet<OrderStatus> = new Set([
  'quoting',
  'validating',
  'submitting',
  'pending',
  'unknown',
]);

/** True from confirm until each line is decided: the time in which no pick may change and no other order may begin. */
export function orderIsBusy(state: OrderState): boolean {
  return BUSY.has(state.status);
}

/** The key of the order, or null when idle. */
export function orderKey(state: OrderState): string | null {
  return state.status === 'idle' ? null : state.intent.key;
}

/** Known state of a line of an order, or null before it is sent. */
export function lineStateOf(order: LiveOrder, line: Pick<OrderLine, 'key'>): LineState | null {
  return Object.hasOwn(order.lines, line.key) ? (order.lines[line.key] ?? null) : null;
}

/** The picks that an order is about, each once. */
export function legsOf({ lines }: Pick<OrderIntent, 'lines'>): readonly OrderLeg[] {
  const byId = new Map<string, OrderLeg>();
  for (const { legs } of lines) for (const leg of legs) byId.set(leg.id, leg);
  return [...byId.values()];
}
