import { ORDER_STORAGE_KEY } from '@courtside/betslip';
import { slipMessages, type SlipMessageId } from '@courtside/betslip/messages';
import { defineFeature, perSite, type Feature, type FeatureSite } from '@courtside/shell/react';
import { boardMessages, type BoardMessageId } from '@courtside/sports/messages';
import type { ComponentType } from 'react';
import { siteSportMessages, type SiteMessageId } from '../catalogs/index.ts';
import { siteSport } from './sport/load-sport.ts';
import { titles } from './sport/route-titles.ts';

/** Whose order the slip may hold: the member who was logged in last. */
const lastMember = perSite((): { userId: string | null } => ({ userId: null }));

/** An order of one member must not be offered to the next, on this page or after it is loaded again. */
function forgetOrder(site: FeatureSite) {
  site.services.storage.set(ORDER_STORAGE_KEY, '');
  void siteSport.peek(site)?.then((sport) => sport.forgetOrder());
}

/** What the board says, on its own page and on home. */
const BOARD = [...boardMessages, siteSportMessages] as const;

/** Ids of the texts of board and slip. */
export type SportsbookMessageId = BoardMessageId | SlipMessageId | SiteMessageId;

/** The sports page: the board of one package beside the slip of another. A brand that skips sports has no such page. */
export const sportsbookFeature: Feature<SportsbookMessageId> = defineFeature({
  id: 'sportsbook',
  routes: (site) =>
    site.services.brand.toggles.skipSport
      ? []
      : [
          {
            path: '/game/sport',
            title: titles.sport,
            access: 'public',
            theme: 'sport',
            fullWidth: true,
            async load() {
              const [{ createSportScreen }, sport] = await Promise.all([
                import('./sport/sport-screen.tsx'),
                siteSport.of(site),
              ]);
              return createSportScreen(sport);
            },
          },
        ],
  messages: [...BOARD, ...slipMessages],
  styles: () =>
    Promise.all([import('@courtside/sports/styles.css'), import('@courtside/betslip/styles.css')]),
  onEvent: {
    loggedOut: (_, site) => forgetOrder(site),
    memberChanged({ userId }, site) {
      // The same member who logs in again keeps their order.
      if (userId === null) return;
      const last = lastMember.of(site);
      if (userId !== last.userId) forgetOrder(site);
      last.userId = userId;
    },
  },
  start(site) {
    lastMember.of(site).userId = site.services.session.userId();
    // A bet whose outcome was not known when the page was closed is asked for on whatever page comes next.
    if (site.services.storage.get(ORDER_STORAGE_KEY)) {
      siteSport
        .of(site)
        .catch((fault: unknown) => site.services.errors.report(fault, { during: 'restore-order' }));
    }
    return () => void siteSport.peek(site)?.then((sport) => sport.dispose());
  },
});

/** The block of live and hot matches for the home page. */
export async function homeMatches(site: FeatureSite): Promise<ComponentType> {
  const [{ createHomeMatches }, sport] = await Promise.all([
    import('./sport/home-matches.tsx'),
    siteSport.of(site),
    sportsbookFeature.styles?.(),
    ...BOARD.map((source) => site.services.i18n.use(source)),
  ]);
  return createHomeMatches(sport);
}
