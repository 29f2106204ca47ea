import {
  defineFeature,
  type Feature,
  type FeatureSite,
  type MenuEntry,
} from '@courtside/shell/react';
import type { ComponentType } from 'react';
import { lobbyFrameMessages, lobbyMessages, type LobbyMessageId } from '../catalogs/index.ts';
import type { lobbyApi } from '../redux/lobby-api.ts';
import { lobbyRoutes } from './lobby-routes.ts';
import { titles } from './route-titles.ts';

export interface LobbyOptions {
  /** Brings the block of live and hot matches, which another package has; without it home has none. */
  matches?: (site: FeatureSite) => Promise<ComponentType>;
}

/** Below the legal pages. */
const FOOTER: readonly MenuEntry[] = [
  { path: '/download', title: titles.download, place: 'footer' },
  { path: '/sponsor', title: titles.sponsor, place: 'footer' },
  { path: '/agent', title: titles.agent, place: 'footer' },
];

/** Home and the pages around it. */
export function lobbyFeature({ matches }: LobbyOptions = {}): Feature<LobbyMessageId> {
  return defineFeature({
    id: 'lobby',
    routes(site) {
      const { toggles } = site.services.brand;
      const loadMatches = matches && !toggles.skipSport ? () => matches(site) : null;
      return lobbyRoutes({ toggles, loadMatches });
    },
    endpoints: {
      notices: true,
      homeBanners: true,
      hotGames: true,
      bonusPools: true,
      promotions: true,
      sponsors: true,
    } satisfies Record<keyof typeof lobbyApi.endpoints, true>,
    menu: FOOTER,
    frameMessages: [lobbyFrameMessages],
    messages: [lobbyMessages],
    styles: () => import('@courtside/lobby/styles.css'),
  });
}
