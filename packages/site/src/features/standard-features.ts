import { accessFeature } from '@courtside/auth/react';
import { helpFeature } from '@courtside/help/react';
import { lobbyFeature } from '@courtside/lobby/react';
import { memberFeature } from '@courtside/member/react';
import type { Feature } from '@courtside/shell/react';
import { walletFeature } from '@courtside/wallet/react';
import { homeMatches, sportsbookFeature } from './sportsbook.ts';

/**
 * Every feature of Courtside, with what one needs of another handed over. A brand that leaves some out lists its own.
 *
 * @example const features = [...standardFeatures(), myFeature];
 */
export function standardFeatures(): readonly Feature[] {
  return [
    lobbyFeature({ matches: homeMatches }),
    sportsbookFeature,
    walletFeature,
    memberFeature,
    helpFeature,
    accessFeature({ legal: async () => (await import('./legal-texts.tsx')).legalTexts }),
  ];
}
