import type { Match, OutrightShow, ShowType } from '@courtside/contract';
import { CourtsideError } from '@courtside/kernel';
import { useConnection } from '@courtside/shell/react';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Board, BoardOverview, ListSport } from '../core/board.ts';
import type { Outrights } from '../core/outrights.ts';
import { lastOf } from '../core/last-of.ts';
import { isOfScore, type KnownPrice } from '../core/live-price.ts';
import type { PriceSource } from '../core/match-feed.ts';

/** Creates the board of one list; of football when no sport is given. */
export type CreateBoard = (showType: ShowType, sport?: ListSport) => Board;

/** The source of the prices below: a board, or the feed of one match. */
export const BoardContext = createContext<PriceSource | null>(null);

/** @throws CourtsideError `sports.no-board` when there is no board above */
export function useBoard(): PriceSource {
  const board = useContext(BoardContext);
  if (!board) {
    throw new CourtsideError('useBoard needs a board above it', {
      code: 'sports.no-board',
      kind: 'programming',
    });
  }
  return board;
}

/** A board, and the list that it has. */
interface OwnBoard {
  readonly board: Board;
  readonly showType: ShowType;
  readonly sport: ListSport;
}

/**
 * A board that lives while the component shows this list; undefined until it is made, null while the page is hidden.
 *
 * @param create null makes none
 */
export function useOwnBoard(
  create: CreateBoard | null,
  showType: ShowType,
  sport: ListSport = 'FT',
): Board | null | undefined {
  const [own, setOwn] = useState<OwnBoard | null>();
  useEffect(() => {
    if (!create) {
      // The end of the board before does not mean that the page is hidden.
      // oxlint-disable-next-line react/set-state-in-effect -- As below.
      setOwn(undefined);
      return undefined;
    }
    const board = create(showType, sport);
    // oxlint-disable-next-line react/set-state-in-effect -- A board is a resource: StrictMode must see it made again after it was disposed.
    setOwn({ board, showType, sport });
    board.start();
    return () => {
      setOwn(null);
      board.dispose();
    };
  }, [create, showType, sport]);
  if (!own) return own;
  // The board of another list has nothing to show in this one.
  const isShown = create !== null && own.showType === showType && own.sport === sport;
  return isShown ? own.board : undefined;
}

/** Creates a list of outrights: those that close today (`FSFT`), later (`FSFU`), or both when left out. */
export type CreateOutrights = (sport: ListSport, showType?: OutrightShow) => Outrights;

/** Outrights, and what they list. */
interface OwnOutrights {
  readonly outrights: Outrights;
  readonly showType: OutrightShow | undefined;
  readonly sport: ListSport;
}

/** As `useOwnBoard`, for outrights; null until they are made, too. */
export function useOwnOutrights(
  create: CreateOutrights | null,
  sport: ListSport,
  showType: OutrightShow | undefined,
): Outrights | null {
  const [own, setOwn] = useState<OwnOutrights | null>(null);
  useEffect(() => {
    if (!create) return undefined;
    const outrights = create(sport, showType);
    // oxlint-disable-next-line react/set-state-in-effect -- As of a board: StrictMode must see it made again.
    setOwn({ outrights, sport, showType });
    outrights.start();
    return () => {
      setOwn(null);
      outrights.dispose();
    };
  }, [create, sport, showType]);
  // Those of another list, whose counts are not those of this one either, are not shown for a moment.
  const isShown = create !== null && own?.sport === sport && own.showType === showType;
  return isShown ? own.outrights : null;
}

export function useOverview(board: Board): BoardOverview {
  return useSyncExternalStore(board.onOverview, board.overview, board.overview);
}

/** Whether the shown data of the board is current, so that its prices can be taken. */
export function useIsCurrent(): boolean {
  const board = useBoard();
  const read = useCallback(() => board.overview().status === 'ready', [board]);
  const ready = useSyncExternalStore(board.onOverview, read, read);
  // A lost connection is known before the board notices missing answers.
  const { usable } = useConnection();
  return ready && usable;
}

// Memoized, as with a new subscribe function React would subscribe again on each render.
export function useMatch(gidm: string): Match | undefined {
  const board = useBoard();
  const subscribe = useCallback(
    (listener: () => void) => board.onMatch(gidm, listener),
    [board, gidm],
  );
  const read = useCallback(() => board.match(gidm), [board, gidm]);
  return useSyncExternalStore(subscribe, read, read);
}

/**
 * As `useMatch`, with the last state of a match that has left the list, so that its row can keep its place for a
 * moment.
 */
export function useLastMatch(gidm: string): Match | undefined {
  const board = useBoard();
  const subscribe = useCallback(
    (listener: () => void) => board.onMatch(gidm, listener),
    [board, gidm],
  );
  const read = useMemo(() => lastOf(() => board.match(gidm)), [board, gidm]);
  return useSyncExternalStore(subscribe, read, read);
}

export function useLivePrice(key: string): KnownPrice | undefined {
  const board = useBoard();
  const subscribe = useCallback(
    (listener: () => void) => board.onPrice(key, listener),
    [board, key],
  );
  const read = useCallback(() => board.price(key), [board, key]);
  return useSyncExternalStore(subscribe, read, read);
}

/** Whether a price that is read with `useLivePrice` is open, and belongs to the shown score. */
export function useIsOffered(gidm: string, key: string): boolean {
  const board = useBoard();
  const subscribe = useCallback(
    (listener: () => void) => board.onMatch(gidm, listener),
    [board, gidm],
  );
  const read = useCallback(() => {
    const price = board.price(key);
    const match = board.match(gidm);
    return price?.open === true && (!match || isOfScore(price, match));
  }, [board, gidm, key]);
  return useSyncExternalStore(subscribe, read, read);
}
