import type { ApiClient, CallBody, CallData } from '@courtside/api-client';
import { defineEndpoints } from '@courtside/api-client/redux';
import type { Game, VenueType } from '@courtside/contract';
import { CATALOGUE_PAGE, laterParts } from './later-parts.ts';

const FAVOURITES = 'venues/favourite';
const GAMES = '/game/api/v1/venue/gameList';

/** Page of a list, from 1. */
export interface PageOf {
  readonly pageNum: number;
}

/** All games of a list, of which the first part is known. */
async function allOf(
  { list, total }: CallData<typeof GAMES>,
  narrowed: Omit<CallBody<typeof GAMES>, 'pageNum' | 'pageSize'>,
  client: ApiClient,
): Promise<Game[]> {
  const read = async (pageNum: number) =>
    (await client.call(GAMES, { ...narrowed, pageNum, pageSize: CATALOGUE_PAGE })).list;
  return [...list, ...(await laterParts(total, read))];
}

/** The calls of halls, catalogues and the game frame; they are loaded with their screens. */
export const venuesApi = defineEndpoints(
  (gateway) => ({
    /** A part of the catalogue of a kind. */
    catalogueGames: gateway.read(GAMES, {
      body: ({ category, pageNum }: PageOf & { category: VenueType }) => ({
        category,
        pageNum,
        pageSize: CATALOGUE_PAGE,
      }),
      keepUnusedDataFor: 600,
    }),
    /** Codes of the games that the gateway finds for a text. */
    searchedGames: gateway.read(GAMES, {
      body: ({ category, keyword }: { category: VenueType; keyword: string }) => ({
        ...{ category, keyword },
        ...{ pageNum: 1, pageSize: CATALOGUE_PAGE },
      }),
      select: async (first, asked, client) =>
        (await allOf(first, asked, client)).map(({ gameCode }) => gameCode),
    }),
    /** The games, or tables, of one venue. */
    venueGames: gateway.read(GAMES, {
      body: (venueCode: string) => ({ venueCode, pageNum: 1, pageSize: CATALOGUE_PAGE }),
      select: (first, venueCode, client) => allOf(first, { venueCode }, client),
    }),
    /** A part of the member's favourites, the latest first. */
    favouriteGames: gateway.read(GAMES, {
      body: ({ pageNum }: PageOf) => ({
        collected: 1 as const,
        pageNum,
        pageSize: CATALOGUE_PAGE,
      }),
      providesTags: [FAVOURITES],
    }),
    addFavourite: gateway.write('/game/api/v1/collection/addCollection', {
      body: (gameCode: string) => ({ gameCode }),
      invalidatesTags: [FAVOURITES],
    }),
    removeFavourite: gateway.write('/game/api/v1/collection/removeCollection', {
      body: (gameCode: string) => ({ gameCode }),
      invalidatesTags: [FAVOURITES],
    }),
    jackpotPools: gateway.read('/game/api/v1/venue/getBonusPools', {
      body: () => ({}),
      select: ({ pools }) => pools,
    }),
    /** The member's balance at a venue, and whether the venue is open. */
    venueWallet: gateway.read('/game/api/v1/venue/balance', {
      body: (enName: string) => ({ enName }),
      providesTags: ['balance'],
    }),
  }),
  [FAVOURITES],
);
