import type { Handler } from '../gateway-call.ts';
import { translated } from '../text/translate.ts';
import type { Favourites } from './favourites.ts';
import type { Halls } from './halls.ts';
import type { Jackpots } from './jackpots.ts';
import type { Launches, LaunchRequest } from './launch.ts';
import type { VenueTransfer, VenueWallets } from './venue-wallets.ts';

export interface GamesParts {
  readonly venueWallets: VenueWallets;
  readonly launches: Launches;
  readonly favourites: Favourites;
  readonly jackpots: Jackpots;
  readonly halls: Halls;
}

/** The venue wallets, the launches of games, and favourites. */
export function gamesHandlers({
  venueWallets,
  launches,
  favourites,
}: GamesParts): Readonly<Record<string, Handler>> {
  return {
    allVenueBalances: async ({ memberId, language }) =>
      translated(await venueWallets.all(memberId), language),
    venueBalance: async ({ memberId, body, language }) =>
      translated(await venueWallets.one(memberId, (body as { enName: string }).enName), language),
    venueTransfer: ({ memberId, body }) => venueWallets.transfer(memberId, body as VenueTransfer),
    recycleVenues: ({ memberId, body }) =>
      venueWallets.recycle(memberId, (body as { key: string }).key),
    launchGame: ({ memberId, body, language }) =>
      launches.launch(memberId, body as LaunchRequest, language),
    async setAutoTransfer({ memberId, body }) {
      const { status } = body as { status: 0 | 1 };
      await venueWallets.setAutoTransfer(memberId, status === 1);
      return { status };
    },
    addCollection: ({ memberId, body }) =>
      favourites.add(memberId, (body as { gameCode: string }).gameCode),
    removeCollection: ({ memberId, body }) =>
      favourites.remove(memberId, (body as { gameCode: string }).gameCode),
  };
}
