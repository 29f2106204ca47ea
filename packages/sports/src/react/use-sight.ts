import { createContext, useContext, useEffect, useMemo } from 'react';
import type { Board } from '../core/board.ts';
import { createSight, type Sight } from '../core/sight.ts';

/** Null where matches in view are not tracked, so that all count as in view. */
export const SightContext = createContext<Sight | null>(null);

/** The matches of a board in view; the feed sends the markets of these only. */
export function useBoardSight(board: Board): Sight {
  const sight = useMemo(() => createSight(board.sight), [board]);
  // Where every league is folded, no row would report that none is in view.
  useEffect(() => sight.tell(), [sight]);
  return sight;
}

/** Marks a match as in view while `near` is true. */
export function useLook(gidm: string, near: boolean) {
  const sight = useContext(SightContext);
  useEffect(() => (near ? sight?.look(gidm) : undefined), [sight, gidm, near]);
}
