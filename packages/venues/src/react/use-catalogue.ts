import type { Game, VenueType } from '@courtside/contract';
import { useLanguage } from '@courtside/i18n/react';
import { useServices } from '@courtside/shell/react';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import { laterParts } from '../redux/later-parts.ts';
import { venuesApi } from '../redux/venues-api.ts';

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

const NOTHING: readonly Game[] = [];

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
  const [kept, setKept] = useState({ owner, later: NOTHING, failed: undefined as unknown });
  const known = currentData !== undefined;
  useEffect(() => {
    if (!known) return undefined;
    const asked: { unsubscribe: () => void }[] = [];
    const ended = new AbortController();
    const { signal } = ended;
    const part = async (pageNum: number) => {
      const query = dispatch(venuesApi.endpoints.catalogueGames.initiate({ category, pageNum }));
      asked.push(query);
      return (await query.unwrap()).list;
    };
    const heard = (later: readonly Game[]) => {
      if (!signal.aborted) setKept({ owner, later, failed: undefined });
    };
    laterParts(total, part, { heard, signal }).catch((failed: unknown) => {
      if (signal.aborted) return;
      setKept((before) => ({
        owner,
        later: before.owner === owner ? before.later : NOTHING,
        failed,
      }));
    });
    return () => {
      ended.abort();
      for (const query of asked) query.unsubscribe();
    };
  }, [category, dispatch, known, owner, total]);
  const { later, failed } = kept.owner === owner ? kept : { later: NOTHING, failed: undefined };
  const games = useMemo(() => currentData && [...currentData.list, ...later], [currentData, later]);
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
