import type { Game } from '@courtside/contract';
import { useMemo } from 'react';
import { CATALOGUE_PAGE } from '../redux/later-parts.ts';
import { venuesApi } from '../redux/venues-api.ts';

/**
 * The member's favourites, the latest first. A member has at most 200 (contract), which are two parts.
 *
 * @returns undefined until all of them are loaded
 */
export function useFavourites(loggedIn: boolean): readonly Game[] | undefined {
  const first = venuesApi.useFavouriteGamesQuery({ pageNum: 1 }, { skip: !loggedIn }).currentData;
  const more = first !== undefined && first.total > CATALOGUE_PAGE;
  const second = venuesApi.useFavouriteGamesQuery(
    { pageNum: 2 },
    { skip: !loggedIn || !more },
  ).currentData;
  return useMemo(() => {
    if (first === undefined || !more) return first?.list;
    return second && [...first.list, ...second.list];
  }, [first, more, second]);
}
