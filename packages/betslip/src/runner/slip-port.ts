import type { Score, StakeLimits, Strong, Wtype } from '../core/pick/entry.ts';
import type { OrderIntent, OrderLine, OrderOutcome } from '../core/order/order-state.ts';
import type { SeriesQuote } from '../core/slip/slip-state.ts';

/** A pick to be quoted. */
export interface QuotedPick {
  /** Id of the pick. */
  readonly id: string;
  readonly gameId: string;
  readonly wtype: Wtype;
  readonly pick: string;
}

/** The gateway's current quote of a pick (点水). */
export interface SlipQuote {
  readonly open: boolean;
  /** True once the match is over, so that the pick will not open again. @default false */
  readonly over?: boolean;
  /** Hong Kong, decimal text. */
  readonly price: string;
  readonly ratio: string;
  readonly strong: Strong;
  readonly limits: StakeLimits;
  readonly score: Score | null;
  /** Relations of the pick beside its match; those of the pick stay when left out. */
  readonly relations?: readonly string[];
  /** Sent back with the order. */
  readonly token: string;
  /** Milliseconds for which the token is valid from now; 8 seconds when the gateway does not tell. */
  readonly validMs?: number;
}

export interface SlipQuotes {
  /** In the order of the requested picks; null for a pick without a quote. */
  readonly quotes: readonly (SlipQuote | null)[];
  /** Quote of all picks as one series; null when the gateway gives none. */
  readonly series: SeriesQuote | null;
}

/** The quote of a leg with which a line is placed. */
export interface LegQuote {
  /** Id of the pick. */
  readonly id: string;
  readonly token: string;
}

/** The house's calls for a slip. A rejection means that nothing is known about the outcome. */
export interface SlipPort {
  /** Quotes several picks together; `series` when they are one bet. */
  quotes(picks: readonly QuotedPick[], series: boolean): Promise<SlipQuotes>;
  /**
   * Places one line as one ticket: a single, or all legs of a series in one of its combinations. Idempotent by the key
   * of the line.
   */
  place(intent: OrderIntent, line: OrderLine, quotes: readonly LegQuote[]): Promise<OrderOutcome>;
  /** Returns the outcome of the line with this key. */
  ask(lineKey: string): Promise<OrderOutcome>;
  /**
   * Returns the outcome of the line with this key; one that never arrived is refused for good, even if it arrives
   * later.
   */
  giveUp(lineKey: string): Promise<OrderOutcome>;
}
