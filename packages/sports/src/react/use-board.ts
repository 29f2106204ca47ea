import type { Match, ShowType } from '@courtside/contract';
import { CourtsideError } from '@courtside/kernel';
import { useConnection } from '@courtside/shell/react';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Board, BoardOverview } from '../core/board.ts';
import type { LivePrice } from '../core/live-price.ts';

export const BoardContext = createContext<Board | null>(null);

/** @throws CourtsideError `sports.no-board` when there is no board above */
export function useBoard(): Board {
  const board = useContext(BoardContext);
  if (!board) {
    throw new CourtsideError('useBoard needs a board above it', {
      code: 'sports.no-board',
      kind: 'programming',
    });
  }
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

/** Whether what the board shows is current, so that its prices can be taken. */
export function useIsCurrent(): boolean {
  const board = useBoard();
  const read = useCallback(() => board.overview().status === 'ready', [board]);
  const ready = useSyncExternalStore(board.onOverview, read, read);
  // The line is known to be gone before the board notices that answers stay away.
  const { usable } = useConnection();
  return ready && usable;
}

// A new subscribe function would make React leave the store and join it again on each render.
export function useMatch(gidm: string): Match | undefined {
  const board = useBoard();
  const subscribe = useCallback(
    (listener: () => void) => board.onMatch(gidm, listener),
    [board, gidm],
  );
  const read = useCallback(() => board.match(gidm), [board, gidm]);
  return useSyncExternalStore(subscribe, read, read);
}

export function useLivePrice(key: string): LivePrice | undefined {
  const board = useBoard();
  const subscribe = useCallback(
    (listener: () => void) => board.onPrice(key, listener),
    [board, key],
  );
  const read = useCallback(() => board.price(key), [board, key]);
  return useSyncExternalStore(subscribe, read, read);
}
