import type { Game, VenueType } from '@courtside/contract';
import { useLanguage } from '@courtside/i18n/react';
import { useServices } from '@courtside/shell/react';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import { CATALOGUE_PAGE, venuesApi } from '../redux/venues-api.ts';

export interface Catalogue {
  /** Games loaded so far, in the gateway's order; undefined before the first part. */
  readonly games: readonly Game[] | undefined;
  /** Number of all games; fewer may be loaded. */
  readonly total: number;
  /** True when every part is loaded. */
  readonly whole: boolean;
  readonly error: unknown;
  readonly refetch: () => { unwrap: () => Promise<unknown> };
}

/** Number of parts requested at a time after the first. */
const AT_ONCE = 4;

const NO_PARTS: readonly (readonly Game[])[] = [];

/**
 * The whole catalogue of a kind, in parts: the first is shown at once, the others follow and complete searches and
 * counts.
 */
export function useCatalogue(category: VenueType): Catalogue {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const { tag } = useLanguage();
  const { session } = useServices();
  const first = venuesApi.useCatalogueGamesQuery({ category, pageNum: 1 });
  const { currentData } = first;
  const total = currentData?.total ?? 0;
  const [round, setRound] = useState(0);
  /** Loaded parts belong to one member, one language and one round of requests. */
  const owner = `${category} ${tag} ${session.userId()} ${round}`;
  const [kept, setKept] = useState({ owner, parts: NO_PARTS, failed: undefined as unknown });
  const known = currentData !== undefined;
  useEffect(() => {
    if (!known) return undefined;
    const pages = Math.ceil(total / CATALOGUE_PAGE);
    const asked: { unsubscribe: () => void }[] = [];
    const ended = new AbortController();
    const { signal } = ended;
    const part = async (pageNum: number) => {
      const query = dispatch(venuesApi.endpoints.catalogueGames.initiate({ category, pageNum }));
      asked.push(query);
      return (await query.unwrap()).list;
    };
    const ask = async () => {
      const parts: (readonly Game[])[] = [];
      for (let next = 2; next <= pages && !signal.aborted; next += AT_ONCE) {
        const some = Array.from(
          { length: Math.min(AT_ONCE, pages - next + 1) },
          (_, at) => next + at,
        );
        parts.push(...(await Promise.all(some.map(part))));
        const sofar = [...parts];
        if (!signal.aborted) setKept({ owner, parts: sofar, failed: undefined });
      }
    };
    ask().catch((failed: unknown) => {
      if (!signal.aborted) setKept((before) => ({ ...before, owner, failed }));
    });
    return () => {
      ended.abort();
      for (const query of asked) query.unsubscribe();
    };
  }, [category, dispatch, known, owner, total]);
  const { parts, failed } = kept.owner === owner ? kept : { parts: NO_PARTS, failed: undefined };
  const games = useMemo(
    () => currentData && [...currentData.list, ...parts.flat()],
    [currentData, parts],
  );
  return {
    games,
    total,
    whole: games !== undefined && games.length >= total,
    error: first.error ?? failed,
    refetch: () => {
      setRound((before) => before + 1);
      return first.refetch();
    },
  };
}
