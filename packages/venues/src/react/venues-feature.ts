import { defineFeature, type Feature, type FeatureSite } from '@courtside/shell/react';
import { venuesFrameMessages, venuesMessages, type VenuesMessageId } from '../catalogs/index.ts';
import { openHistoryGate } from '../platform/history-gate.ts';
import type { WalletPort } from './wallet-port.ts';

export interface VenuesOptions {
  /** Brings what moves money between the wallets; `@courtside/site` has the one of `@courtside/wallet`. */
  wallet: (site: FeatureSite) => Promise<WalletPort>;
  /**
   * Whether this device keeps a movement of the member's money whose outcome nobody knows. It is then asked for, and told,
   * as soon as the frame is drawn for them. @default never
   */
  keepsMoney?: (site: FeatureSite) => Promise<boolean>;
}

/** How the addresses of venues and games begin; those of sports are another feature's. */
const AREAS = ['/game/', '/pg/game', '/dz/game', '/redirect'];

const loadStyles = () =>
  Promise.all([import('@courtside/venues/styles.css'), import('@courtside/ui/game-art.css')]);

/** The halls and catalogues, the way into a venue from anywhere, and the frame that games run in. */
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
