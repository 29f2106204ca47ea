import type { AuthMessageId } from '@courtside/auth/messages';
import { accessFeature } from '@courtside/auth/react';
import { helpMessages, type HelpMessageId } from '@courtside/help/messages';
import { helpFeature } from '@courtside/help/react';
import type { LobbyMessageId } from '@courtside/lobby/messages';
import { lobbyFeature } from '@courtside/lobby/react';
import type { MemberMessageId } from '@courtside/member/messages';
import { memberFeature } from '@courtside/member/react';
import type { Feature, FeatureSite } from '@courtside/shell/react';
import type { WalletMessageId } from '@courtside/wallet/messages';
import { walletFeature } from '@courtside/wallet/react';
import { homeMatches, sportsbookFeature, type SportsbookMessageId } from './sportsbook.ts';

/** The ids of all texts of the standard features. */
export type StandardMessageId =
  | AuthMessageId
  | HelpMessageId
  | LobbyMessageId
  | MemberMessageId
  | SportsbookMessageId
  | WalletMessageId;

async function loadLegal({ services }: FeatureSite) {
  const [{ legalTexts }] = await Promise.all([
    import('./legal-texts.tsx'),
    services.i18n.use(helpMessages),
  ]);
  return legalTexts;
}

/**
 * Every feature of Courtside, with what one needs of another handed over. A brand that leaves some out lists its own.
 *
 * @example const features = [...standardFeatures(), myFeature];
 */
export function standardFeatures(): readonly Feature<StandardMessageId>[] {
  return [
    lobbyFeature({ matches: homeMatches }),
    sportsbookFeature,
    walletFeature,
    memberFeature,
    helpFeature,
    accessFeature({ legal: loadLegal }),
  ];
}
