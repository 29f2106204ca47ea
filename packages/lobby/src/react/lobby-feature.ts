import {
  defineFeature,
  type Feature,
  type FeatureSite,
  type MenuEntry,
} from '@courtside/shell/react';
import type { ComponentType } from 'react';
import { lobbyFrameMessages, lobbyMessages, type LobbyMessageId } from '../catalogs/index.ts';
import { lobbyRoutes } from './lobby-routes.ts';
import { titles } from './route-titles.ts';

export interface LobbyOptions {
  /** Loads the block of live and hot matches from another package; without it home has none. */
  matches?: (site: FeatureSite) => Promise<ComponentType>;
  /** Loads the slip beside the blocks, where there is room, for the prices of `matches`. */
  slip?: (site: FeatureSite) => Promise<ComponentType>;
  /** Loads the member's played and favourite games from the package of the venues. */
  games?: (site: FeatureSite) => Promise<ComponentType>;
}

/** Footer entries, below the legal pages. */
const FOOTER: readonly MenuEntry[] = [
  { path: '/download', title: titles.download, place: 'footer' },
  { path: '/sponsor', title: titles.sponsor, place: 'footer' },
  { path: '/agent', title: titles.agent, place: 'footer' },
];

/** Home and the pages around it. */
export function lobbyFeature({ matches, slip, games }: LobbyOptions = {}): Feature<LobbyMessageId> {
  return defineFeature({
    id: 'lobby',
    routes(site) {
      const { homeBlocks, toggles } = site.services.brand;
      // Without sports, or the block, home has no matches and no slip.
      const hasMatches = homeBlocks.includes('matches') && !toggles.skipSport;
      const part = (load: typeof matches) => (load && hasMatches ? () => load(site) : null);
      return lobbyRoutes({
        loadMatches: part(matches),
        loadSlip: part(slip),
        loadGames: games ? () => games(site) : null,
      });
    },
    areas({ services }) {
      const { hideAgent, showSponsor } = services.brand.toggles;
      const under = [
        '/loading',
        '/download',
        ...(showSponsor ? ['/sponsor'] : []),
        ...(hideAgent ? [] : ['/agent']),
      ];
      return [{ under, load: async () => (await import('./lobby-area.ts')).lobbyArea(under) }];
    },
    menu: FOOTER,
    frameMessages: [lobbyFrameMessages],
    messages: [lobbyMessages],
    styles: () =>
      Promise.all([import('@courtside/lobby/styles.css'), import('@courtside/ui/game-art.css')]),
  });
}
