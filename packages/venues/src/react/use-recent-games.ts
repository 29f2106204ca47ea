import type { Game } from '@courtside/contract';
import { useMemo } from 'react';
import type { RecentGame } from '../core/recent-games.ts';
import { venuesApi } from '../redux/venues-api.ts';

/** Number of venues whose games are requested: those of the most recent games. */
const MOST_VENUES = 3;

/** The most recently played games, as the gateway has them now, in their order. */
export function useRecentGames(recent: readonly RecentGame[]): readonly Game[] {
  const venues = [...new Set(recent.map(({ enName }) => enName))].slice(0, MOST_VENUES);
  const [first = '', second = '', third = ''] = venues;
  const ofFirst = venuesApi.useVenueGamesQuery(first, { skip: first === '' }).currentData;
  const ofSecond = venuesApi.useVenueGamesQuery(second, { skip: second === '' }).currentData;
  const ofThird = venuesApi.useVenueGamesQuery(third, { skip: third === '' }).currentData;
  return useMemo(() => {
    const lists = [ofFirst, ofSecond, ofThird].flatMap((list) => list ?? []);
    const known = new Map(lists.map((game) => [game.gameCode, game]));
    return recent.flatMap(({ gameCode }) => known.get(gameCode) ?? []);
  }, [ofFirst, ofSecond, ofThird, recent]);
}
