import type { MoneyMove } from './wallet-part.ts';

/** What a dialog ordered: money into a venue, after the movement that was there `before` it. */
export interface OrderedMove {
  readonly venue: string;
  /** Key of the movement that was there before; empty where there was none. */
  readonly before: string;
}

/**
 * Whether a movement is the one that was ordered. One that was begun earlier, or elsewhere, leads nobody into a venue.
 *
 * @param ordered null where nothing was
 */
export const isOwnMove = (move: MoneyMove, ordered: OrderedMove | null): boolean =>
  ordered !== null &&
  move.status !== 'none' &&
  move.way === 'in' &&
  move.venue === ordered.venue &&
  move.key !== ordered.before;
