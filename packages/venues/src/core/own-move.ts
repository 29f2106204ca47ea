import type { MoneyMove } from './wallet-part.ts';

/** A transfer ordered by a dialog: money into a venue, after the movement `before` it. */
export interface OrderedMove {
  readonly venue: string;
  /** Key of the movement at the time of the order; empty when there was none. */
  readonly before: string;
}

/**
 * Whether a movement is the ordered one. A movement started earlier or elsewhere must not lead the member into a venue.
 *
 * @param ordered null when nothing was ordered
 */
export const isOwnMove = (move: MoneyMove, ordered: OrderedMove | null): boolean =>
  ordered !== null &&
  move.status !== 'none' &&
  move.way === 'in' &&
  move.venue === ordered.venue &&
  move.key !== ordered.before;
