import type { Toggles } from '@courtside/shell';
import type { ScreenRoute } from '@courtside/shell/react';
import type { ComponentType } from 'react';
import { lobbyPagesMessages } from '../catalogs/index.ts';
import { titles } from './route-titles.ts';

export interface LobbyRouteOptions {
  toggles: Pick<Toggles, 'hideAgent' | 'showSponsor'>;
  /** Brings the block of live and hot matches; null on a site without sports. */
  loadMatches: (() => Promise<ComponentType>) | null;
}

/** Home, and the pages around it. The sponsor page exists by its toggle, the agent page goes by its own. */
export function lobbyRoutes({ toggles, loadMatches }: LobbyRouteOptions): readonly ScreenRoute[] {
  return [
    {
      path: '/',
      title: titles.home,
      access: 'public',
      async load() {
        const { createHomeScreen } = await import('./home-screen.tsx');
        return createHomeScreen(loadMatches);
      },
    },
    {
      path: '/loading',
      title: titles.loading,
      access: 'public',
      cache: false,
      menu: false,
      footer: false,
      messages: [lobbyPagesMessages],
      load: async () => (await import('./loading-screen.tsx')).LoadingScreen,
    },
    {
      path: '/download',
      title: titles.download,
      access: 'public',
      messages: [lobbyPagesMessages],
      load: async () => (await import('./download-screen.tsx')).DownloadScreen,
    },
    ...(toggles.showSponsor
      ? [
          {
            path: '/sponsor',
            title: titles.sponsor,
            access: 'public',
            footer: false,
            messages: [lobbyPagesMessages],
            load: async () => (await import('./sponsor-screen.tsx')).SponsorScreen,
          } satisfies ScreenRoute,
        ]
      : []),
    ...(toggles.hideAgent
      ? []
      : [
          {
            path: '/agent',
            title: titles.agent,
            access: 'public',
            messages: [lobbyPagesMessages],
            load: async () => (await import('./agent-screen.tsx')).AgentScreen,
          } satisfies ScreenRoute,
        ]),
  ];
}
