import type { Game } from '@courtside/contract';
import type { QueryResult } from '@courtside/shell/react';
import { useMemo } from 'react';
import { CATALOGUE_PAGE } from '../redux/later-parts.ts';
import { venuesApi } from '../redux/venues-api.ts';

/**
 * The member's favourites, the latest first; without data until all of them are loaded. A member has at most 200
 * (contract), which are two parts.
 */
export function useFavourites(loggedIn: boolean): QueryResult<readonly Game[]> {
  const first = venuesApi.useFavouriteGamesQuery({ pageNum: 1 }, { skip: !loggedIn });
  const start = first.currentData;
  const more = start !== undefined && start.total > CATALOGUE_PAGE;
  const second = venuesApi.useFavouriteGamesQuery({ pageNum: 2 }, { skip: !loggedIn || !more });
  const end = second.currentData;
  const data = useMemo(() => {
    if (start === undefined || !more) return start?.list;
    return end && [...start.list, ...end.list];
  }, [end, more, start]);
  const { error, refetch } = more ? second : first;
  return { data, error, refetch };
}
