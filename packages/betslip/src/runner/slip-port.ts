import type { Score, StakeLimits, Strong } from '../core/entry.ts';
import type { MatchWtype } from '../core/markets.ts';
import type { OrderIntent, OrderLine, OrderOutcome } from '../core/order.ts';

/** What the house says of a pick right now (点水). */
export interface SlipQuote {
  readonly open: boolean;
  /** Hong Kong, decimal text. */
  readonly price: string;
  readonly ratio: string;
  readonly strong: Strong;
  readonly limits: StakeLimits;
  readonly score: Score;
  /** Sent back by the order. */
  readonly token: string;
  /** How long the token stands from now; 8 seconds when the house does not say. */
  readonly validMs?: number;
}

/** The house, as a slip needs it. A method that rejects means that nothing is known about the outcome. */
export interface SlipPort {
  quote(pick: { gameId: string; wtype: MatchWtype; pick: string }): Promise<SlipQuote>;
  /** Places one line; the key of the intent makes a repeat harmless. */
  place(intent: OrderIntent, line: OrderLine, quote: SlipQuote): Promise<OrderOutcome>;
  /** What became of the order with this key. */
  ask(key: string): Promise<OrderOutcome>;
}
