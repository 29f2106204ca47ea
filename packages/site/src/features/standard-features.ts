import type { AuthMessageId } from '@courtside/auth/messages';
import { accessFeature } from '@courtside/auth/react';
import { chatFeature } from '@courtside/chat/react';
import type { ChatMessageId } from '@courtside/chat/messages';
import { helpMessages, type HelpMessageId } from '@courtside/help/messages';
import { helpFeature } from '@courtside/help/react';
import type { LobbyMessageId } from '@courtside/lobby/messages';
import { lobbyFeature } from '@courtside/lobby/react';
import type { MemberMessageId } from '@courtside/member/messages';
import { memberFeature } from '@courtside/member/react';
import type { PromotionsMessageId } from '@courtside/promotions/messages';
import { promotionsFeature } from '@courtside/promotions/react';
import { categoryPath } from '@courtside/shell';
import type { Feature, FeatureSite } from '@courtside/shell/react';
import type { VenuesMessageId } from '@courtside/venues/messages';
import { venuesFeature } from '@courtside/venues/react';
import type { WalletMessageId } from '@courtside/wallet/messages';
import { walletFeature } from '@courtside/wallet/react';
import type { ResponsiblePlayMessageId } from '@courtside/responsible-play/messages';
import { responsiblePlayFeature } from '@courtside/responsible-play/react';
import { siteBetTools } from './sport/load-bet-tools.ts';
import { venueWallet } from './venues/load-wallet.ts';
import {
  homeMatches,
  homeSlip,
  sportsbookFeature,
  type SportsbookMessageId,
} from './sportsbook.ts';

/** The ids of all texts of the standard features. */
export type StandardMessageId =
  | AuthMessageId
  | ChatMessageId
  | HelpMessageId
  | LobbyMessageId
  | MemberMessageId
  | PromotionsMessageId
  | ResponsiblePlayMessageId
  | SportsbookMessageId
  | VenuesMessageId
  | WalletMessageId;

async function loadLegal({ services }: FeatureSite) {
  const [{ legalTexts }] = await Promise.all([
    import('./legal-texts.tsx'),
    // Lists and headings of the document use the styles of help.
    import('@courtside/help/styles.css'),
    services.i18n.use(helpMessages),
  ]);
  const { legalVersion } = services.brand;
  return legalVersion === undefined
    ? legalTexts
    : { ...legalTexts, version: `${legalTexts.version} / ${legalVersion}` };
}

/** The member's played and favourite games, for the home page. */
const homeGames = async (site: FeatureSite) =>
  (await import('./venues/own-games.ts')).loadOwnGames(site);

const keepsMoney = async (site: FeatureSite) =>
  (await import('./venues/keeps-money.ts')).keepsMoney(site);

const handedOver = () => import('./handed-over.ts');

/**
 * Every feature of Courtside, connected with each other. A brand that leaves some out makes its own list.
 *
 * @example const features = [...standardFeatures(), myFeature];
 */
export function standardFeatures(): readonly Feature<StandardMessageId>[] {
  return [
    lobbyFeature({ matches: homeMatches, slip: homeSlip, games: homeGames }),
    sportsbookFeature({ slipOn: [categoryPath('home')] }),
    walletFeature(),
    venuesFeature({ wallet: (site) => venueWallet.of(site), keepsMoney }),
    memberFeature({
      betTools: (site) => siteBetTools.of(site),
      minimumAge: async ({ services }) => (await handedOver()).minimumAge(services.brand),
      rebate: async () => (await handedOver()).rebate,
    }),
    responsiblePlayFeature({
      hashPassword: async (password) => (await handedOver()).passwordHash(password),
    }),
    promotionsFeature(),
    chatFeature(),
    helpFeature(),
    accessFeature({ legal: loadLegal }),
  ];
}
