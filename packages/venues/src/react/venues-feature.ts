import { defineFeature, type Feature, type FeatureSite } from '@courtside/shell/react';
import { venuesFrameMessages, venuesMessages, type VenuesMessageId } from '../catalogs/index.ts';
import { openHistoryGate } from '../platform/history-gate.ts';
import type { WalletPort } from './wallet-port.ts';

export interface VenuesOptions {
  /** Loads the port that moves money between the wallets; `@courtside/site` has the one of `@courtside/wallet`. */
  wallet: (site: FeatureSite) => Promise<WalletPort>;
  /**
   * Whether this device stores a movement of the member's money with an unknown outcome. It is then requested and
   * reported as soon as the frame is rendered for the member. @default never
   */
  keepsMoney?: (site: FeatureSite) => Promise<boolean>;
}

/** Path prefixes of venues and games; those of sports belong to another feature. */
const AREAS = ['/game/', '/pg/game', '/dz/game', '/redirect'];

const loadStyles = () =>
  Promise.all([import('@courtside/venues/styles.css'), import('@courtside/ui/game-art.css')]);

/** The halls and catalogues, the entry into a venue from any page, and the frame for games. */
export function venuesFeature({ wallet, keepsMoney }: VenuesOptions): Feature<VenuesMessageId> {
  return defineFeature({
    id: 'venues',
    areas: [
      {
        under: AREAS,
        async load(site) {
          const { venueRoutes } = await import('./venue-routes.ts');
          return {
            routes: venueRoutes(() => wallet(site), site.services.brand.toggles.skipSport),
            frameMessages: [venuesFrameMessages],
            messages: [venuesMessages],
            styles: loadStyles,
          };
        },
      },
    ],
    dialogs: {
      entry: {
        on: ['enterVenue', 'showVenueEntry', 'moneyMoves'],
        async load(site) {
          const [{ createEntryHost }, port] = await Promise.all([
            import('./entry-host.tsx'),
            wallet(site),
          ]);
          return createEntryHost(port);
        },
      },
    },
    start: openHistoryGate,
    onEvent: {
      memberShown(_, site) {
        const { errors, events } = site.services;
        keepsMoney?.(site).then(
          (keeps) => {
            if (keeps) events.emit('moneyMoves', undefined);
          },
          (fault: unknown) => errors.report(fault, { during: 'kept-money' }),
        );
      },
    },
    messages: [venuesMessages],
    styles: loadStyles,
  });
}
