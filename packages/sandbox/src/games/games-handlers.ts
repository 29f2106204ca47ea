import type { Handler } from '../gateway-call.ts';
import { translated } from '../text/translate.ts';
import type { Launches, LaunchRequest } from './launch.ts';
import type { VenueTransfer, VenueWallets } from './venue-wallets.ts';

export interface GamesParts {
  readonly venueWallets: VenueWallets;
  readonly launches: Launches;
}

/** The venue wallets and the way into the games. */
export function gamesHandlers({
  venueWallets,
  launches,
}: GamesParts): Readonly<Record<string, Handler>> {
  return {
    allVenueBalances: async ({ memberId, language }) =>
      translated(await venueWallets.all(memberId), language),
    venueBalance: async ({ memberId, body, language }) =>
      translated(await venueWallets.one(memberId, (body as { enName: string }).enName), language),
    venueTransfer: ({ memberId, body }) => venueWallets.transfer(memberId, body as VenueTransfer),
    recycleVenues: ({ memberId, body }) =>
      venueWallets.recycle(memberId, (body as { key: string }).key),
    launchGame: ({ memberId, body }) => launches.launch(memberId, body as LaunchRequest),
    async setAutoTransfer({ memberId, body }) {
      const { status } = body as { status: 0 | 1 };
      await venueWallets.setAutoTransfer(memberId, status === 1);
      return { status };
    },
  };
}
