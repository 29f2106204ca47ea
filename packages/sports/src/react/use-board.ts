import type { Match, ShowType } from '@courtside/contract';
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { Board, BoardOverview } from '../core/board.ts';
import type { LivePrice } from '../core/live-price.ts';

export const BoardContext = createContext<Board | null>(null);

/** @throws when there is no board above */
export function useBoard(): Board {
  const board = useContext(BoardContext);
  if (!board) throw new Error('useBoard needs a board above it');
  return board;
}

/** A board of its own for as long as the component shows this list; null until the first effect has run. */
export function useOwnBoard(
  create: (showType: ShowType) => Board,
  showType: ShowType,
): Board | null {
  const [board, setBoard] = useState<Board | null>(null);
  useEffect(() => {
    const own = create(showType);
    // oxlint-disable-next-line react/set-state-in-effect -- A board is a resource: StrictMode must see it made again after it was disposed.
    setBoard(own);
    own.start();
    return () => {
      setBoard(null);
      own.dispose();
    };
  }, [create, showType]);
  return board;
}

export function useOverview(board: Board): BoardOverview {
  return useSyncExternalStore(board.onOverview, board.overview, board.overview);
}

export function useMatch(gidm: string): Match | undefined {
  const board = useBoard();
  const read = () => board.match(gidm);
  return useSyncExternalStore((listener) => board.onMatch(gidm, listener), read, read);
}

export function useLivePrice(key: string): LivePrice | undefined {
  const board = useBoard();
  const read = () => board.price(key);
  return useSyncExternalStore((listener) => board.onPrice(key, listener), read, read);
}
