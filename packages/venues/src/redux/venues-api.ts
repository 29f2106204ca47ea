import { defineEndpoints } from '@courtside/api-client/redux';
import type { VenueType } from '@courtside/contract';

const FAVOURITES = 'venues/favourite';

/** Number of games in one answer of the catalogue. */
export const CATALOGUE_PAGE = 100;

/** Page of a list, from 1. */
export interface PageOf {
  readonly pageNum: number;
}

/** The calls of halls, catalogues and the game frame; they are loaded with their screens. */
export const venuesApi = defineEndpoints(
  (gateway) => ({
    /** A part of the catalogue of a kind. */
    catalogueGames: gateway.read('/game/api/v1/venue/gameList', {
      body: ({ category, pageNum }: PageOf & { category: VenueType }) => ({
        category,
        pageNum,
        pageSize: CATALOGUE_PAGE,
      }),
      keepUnusedDataFor: 600,
    }),
    /** Codes of the games that the gateway finds for a text. */
    searchedGames: gateway.read('/game/api/v1/venue/gameList', {
      body: ({ category, keyword }: { category: VenueType; keyword: string }) => ({
        ...{ category, keyword },
        ...{ pageNum: 1, pageSize: CATALOGUE_PAGE },
      }),
      select: ({ list }) => list.map(({ gameCode }) => gameCode),
    }),
    /** The games, or tables, of one venue. */
    venueGames: gateway.read('/game/api/v1/venue/gameList', {
      body: (venueCode: string) => ({ venueCode, pageNum: 1, pageSize: CATALOGUE_PAGE }),
      select: ({ list }) => list,
    }),
    /** A part of the member's favourites, the latest first. */
    favouriteGames: gateway.read('/game/api/v1/venue/gameList', {
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
