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

/** What the gateway says of a pick right now (点水). */
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
  /** What the pick depends on beside its match; those of the pick stay when left out. */
  readonly relations?: readonly string[];
  /** Sent back by the order. */
  readonly token: string;
  /** How long the token stands from now; 8 seconds when the gateway does not say. */
  readonly validMs?: number;
}

export interface SlipQuotes {
  /** In the order asked; null for a pick about which nothing could be learnt. */
  readonly quotes: readonly (SlipQuote | null)[];
  /** Of all picks as one series; null when the gateway says nothing of it. */
  readonly series: SeriesQuote | null;
}

/** The quote of a leg that a line is placed with. */
export interface LegQuote {
  /** Id of the pick. */
  readonly id: string;
  readonly token: string;
}

/** The house, as a slip needs it. A method that rejects means that nothing is known about the outcome. */
export interface SlipPort {
  /** Quotes several picks together; `series` when they are one bet. */
  quotes(picks: readonly QuotedPick[], series: boolean): Promise<SlipQuotes>;
  /**
   * Places one line as one ticket: a single, or all legs of a series in one of its combinations. The key of the line makes
   * a repeat harmless.
   */
  place(intent: OrderIntent, line: OrderLine, quotes: readonly LegQuote[]): Promise<OrderOutcome>;
  /** What became of the line with this key. */
  ask(lineKey: string): Promise<OrderOutcome>;
  /** What became of the line with this key; where it never arrived it is refused for good, whenever it may arrive. */
  giveUp(lineKey: string): Promise<OrderOutcome>;
}
