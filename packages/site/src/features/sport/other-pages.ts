import type { ChatCodeProps, ChatComposeProps } from '@courtside/chat/react';
import type { FeatureSite } from '@courtside/shell/react';
import type { ComponentType } from 'react';
import { siteSport } from './load-sport.ts';

// The route table has paths only: the needs of the pages beside the board are listed here, and loaded together.

export async function loadMatchPage() {
  const [{ createMatchScreen }] = await Promise.all([
    import('./match-screen.tsx'),
    import('@courtside/sports/pages.css'),
  ]);
  return createMatchScreen;
}

export async function loadResultsPage() {
  const [{ createResultsScreen }] = await Promise.all([
    import('./results-screen.tsx'),
    import('@courtside/sports/pages.css'),
  ]);
  return createResultsScreen;
}

export async function loadMatchRoomPage() {
  const [{ loadMatchRoom }] = await Promise.all([
    import('./match-room-screen.tsx'),
    import('@courtside/chat/styles.css'),
  ]);
  return loadMatchRoom;
}

const talkParts = () => import('./talk-parts.tsx');

/** A code of shared picks in a chat room; only its text on a site without sports. */
export async function loadSharedPicks(site: FeatureSite): Promise<ComponentType<ChatCodeProps>> {
  if (site.services.brand.toggles.skipSport) return ({ children }) => children;
  const { createSharedPicks } = await talkParts();
  return createSharedPicks(await siteSport.of(site));
}

/** Beside the field of a chat room: puts the picks of the slip into it. */
export async function loadPicksForTalk(
  site: FeatureSite,
): Promise<ComponentType<ChatComposeProps>> {
  if (site.services.brand.toggles.skipSport) return () => null;
  // The slip is ready once its sport is loaded.
  const [{ PicksForTalk }] = await Promise.all([talkParts(), siteSport.of(site)]);
  return PicksForTalk;
}
