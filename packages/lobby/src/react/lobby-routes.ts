import type { ScreenRoute } from '@courtside/shell/react';
import type { ComponentType } from 'react';
import { titles } from './route-titles.ts';

export interface LobbyRouteOptions {
  /** Loads the block of live and hot matches; null where home has none. */
  loadMatches: (() => Promise<ComponentType>) | null;
  /** Loads the slip beside it. */
  loadSlip: (() => Promise<ComponentType>) | null;
  /** Loads the member's played and favourite games. */
  loadGames: (() => Promise<ComponentType>) | null;
}

/** Home. */
export const lobbyRoutes = ({
  loadMatches,
  loadSlip,
  loadGames,
}: LobbyRouteOptions): readonly ScreenRoute[] => [
  {
    path: '/',
    title: titles.home,
    access: 'public',
    fullWidth: true,
    async load() {
      // By default they come first, so their code does not wait for that of the page. A failure is met where they are drawn.
      loadMatches?.().catch(() => undefined);
      const { createHomeScreen } = await import('./home-screen.tsx');
      return createHomeScreen({ loadMatches, loadSlip, loadGames });
    },
  },
];
