import type { AreaParts, ScreenRoute } from '@courtside/shell/react';
import { lobbyPagesMessages } from '../catalogs/index.ts';
import { titles } from './route-titles.ts';

const PAGE = { access: 'public' } as const;

const PAGES: readonly ScreenRoute[] = [
  {
    ...PAGE,
    path: '/loading',
    title: titles.loading,
    cache: false,
    menu: false,
    footer: false,
    load: async () => (await import('./loading-screen.tsx')).LoadingScreen,
  },
  {
    ...PAGE,
    path: '/download',
    title: titles.download,
    load: async () => (await import('./download-screen.tsx')).DownloadScreen,
  },
  {
    ...PAGE,
    path: '/sponsor',
    title: titles.sponsor,
    footer: false,
    load: async () => (await import('./sponsor-screen.tsx')).SponsorScreen,
  },
  {
    ...PAGE,
    path: '/agent',
    title: titles.agent,
    load: async () => (await import('./agent-screen.tsx')).AgentScreen,
  },
];

/** The pages around home with one of these `paths`, which a brand's toggles select. */
export const lobbyArea = (paths: readonly string[]): AreaParts => ({
  routes: PAGES.filter(({ path }) => paths.includes(path)),
  messages: [lobbyPagesMessages],
});
