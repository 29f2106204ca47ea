import { createContext, useContext, useEffect, useMemo } from 'react';
import type { Board } from '../core/board.ts';
import { createSight, type Sight } from '../core/sight.ts';

/** Null where nobody says what is looked at, so that everything is. */
export const SightContext = createContext<Sight | null>(null);

/** What is looked at of a board; the feed sends the markets of these matches alone. */
export function useBoardSight(board: Board): Sight {
  const sight = useMemo(() => createSight(board.sight), [board]);
  // Where every league is folded, no row would ever say that none is looked at.
  useEffect(() => sight.tell(), [sight]);
  return sight;
}

/** Says that a match is looked at for as long as it is. */
export function useLook(gidm: string, near: boolean) {
  const sight = useContext(SightContext);
  useEffect(() => (near ? sight?.look(gidm) : undefined), [sight, gidm, near]);
}
