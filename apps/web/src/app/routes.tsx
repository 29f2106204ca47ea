import { helpRoutes } from '@courtside/help/react';
import { memberRoutes } from '@courtside/member/react';
import { lobbyRoutes } from '@courtside/lobby/react';
import type { ScreenRoute } from '@courtside/shell/react';
import { walletRoutes } from '@courtside/wallet/react';
import type { Site } from './create-site.ts';
import { m } from './messages.ts';

/** Every screen of this site: the fragments of the packages, and the one screen that is composed here. */
export function siteScreens(site: Site): ScreenRoute[] {
  return [
    ...lobbyRoutes({
      toggles: site.services.brand.toggles,
      async loadMatches() {
        const [{ createHomeMatches }, sport] = await Promise.all([
          import('./home-matches.tsx'),
          site.sport(),
        ]);
        return createHomeMatches(sport);
      },
    }),
    ...(site.services.brand.toggles.skipSport ? [] : [sportRoute(site)]),
    ...walletRoutes,
    ...memberRoutes,
    ...helpRoutes,
  ];
}

function sportRoute(site: Site): ScreenRoute {
  return {
    path: '/game/sport',
    title: m.sport,
    access: 'public',
    theme: 'sport',
    fullWidth: true,
    load: async () => {
      const [{ createSportScreen }, sport] = await Promise.all([
        import('./sport-screen.tsx'),
        site.sport(),
      ]);
      return createSportScreen(sport);
    },
  };
}
