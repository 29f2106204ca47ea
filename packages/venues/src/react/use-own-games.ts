import type { Game } from '@courtside/contract';
import { useServices, useSession, useShowFault, type QueryResult } from '@courtside/shell/react';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { readRecent, recentText, type RecentGame } from '../core/recent-games.ts';
import type { OwnGames } from '../core/catalogue.ts';
import { createLastWish } from '../core/last-wish.ts';
import { venuesApi } from '../redux/venues-api.ts';
import { useFavourites } from './use-favourites.ts';

/** A value of one member; a page may be kept while another member logs in. */
interface OfOwner<T> {
  readonly owner: string | null;
  readonly value: T;
}

const NOTHING_PRESSED: ReadonlyMap<string, boolean> = new Map();
/** The storage reports no changes. */
const silent = () => () => undefined;

/** The member's favourites and recent games, and a function that adds or removes a favourite. */
export function useOwnGames(): {
  own: Omit<OwnGames, 'sounding'>;
  recent: readonly RecentGame[];
  /** The gateway's list of the favourites; null for a visitor. */
  listed: QueryResult<readonly Game[]> | null;
  toggle: (gameCode: string) => void;
} {
  const { events, session, storage } = useServices();
  const { loggedIn } = useSession();
  const showFault = useShowFault();
  const query = useFavourites(loggedIn);
  const listed = query.data;
  const [add] = venuesApi.useAddFavouriteMutation();
  const [remove] = venuesApi.useRemoveFavouriteMutation();
  const userId = session.userId();
  /** Pressed favourites that the gateway's list does not show yet. */
  const [presses, setPresses] = useState<OfOwner<ReadonlyMap<string, boolean>>>();
  const pressed = presses?.owner === userId ? presses.value : NOTHING_PRESSED;
  const setPressed = useCallback(
    (change: (before: ReadonlyMap<string, boolean>) => ReadonlyMap<string, boolean>) =>
      setPresses((before) => ({
        owner: userId,
        value: change(before?.owner === userId ? before.value : NOTHING_PRESSED),
      })),
    [userId],
  );
  // A press is dropped once the list agrees with it, so that later changes on another page count again.
  const [seen, setSeen] = useState(listed);
  if (listed !== seen) {
    setSeen(listed);
    const codes = new Set(listed?.map(({ gameCode }) => gameCode));
    if (listed && [...pressed].some(([code, on]) => codes.has(code) === on)) {
      setPressed((before) => new Map([...before].filter(([code, on]) => codes.has(code) !== on)));
    }
  }
  // Read on each render, also when a kept page is shown again, because games may have been played meanwhile.
  const read = () => recentText(storage, userId);
  const text = useSyncExternalStore(silent, read, read);
  const recent = useMemo(() => readRecent(text), [text]);
  const [wish] = useState(() =>
    createLastWish((gameCode: string, on: boolean) => {
      const send = on ? add(gameCode) : remove(gameCode);
      return send.unwrap();
    }),
  );
  const own = useMemo(() => {
    const known = (loggedIn ? listed : [])?.map(({ gameCode }) => gameCode) ?? [];
    const fresh = [...pressed].filter(([, on]) => on).map(([code]) => code);
    const kept = known.filter((code) => pressed.get(code) !== false && !fresh.includes(code));
    const played = recent.map(({ gameCode }) => gameCode);
    return { favourites: [...fresh, ...kept], recent: played };
  }, [listed, loggedIn, pressed, recent]);
  const toggle = useCallback(
    (gameCode: string) => {
      if (!loggedIn) return events.emit('showLoginTips', undefined);
      const on = !own.favourites.includes(gameCode);
      setPressed((before) => new Map(before).set(gameCode, on));
      const forget = () =>
        setPressed((before) => {
          const after = new Map(before);
          after.delete(gameCode);
          return after;
        });
      return void wish(gameCode, on).catch((fault: unknown) => {
        forget();
        showFault(fault);
      });
    },
    [events, loggedIn, own.favourites, setPressed, showFault, wish],
  );
  return { own, recent, listed: loggedIn ? query : null, toggle };
}
