import {
  bettingTermsMessages,
  bettingTermsResultsMessages,
  type BettingTermsMessageId,
} from '@courtside/betting-terms/messages';
import { defineFeature, type Feature, type FeatureSite } from '@courtside/shell/react';
import { rails } from '@courtside/shell/redux';
import { memberFrameMessages, memberMessages, type MemberMessageId } from '../catalogs/index.ts';
import type { BetTools } from './bet-tools.ts';
import { titles } from './route-titles.ts';

export interface MemberOptions {
  /**
   * Loads the tools for bets of another package, with their texts: prices in the member's format, the explanation of a
   * ticket's settlement, cash-out. Without it prices are Hong Kong, and there are no explanations and no cash-out.
   */
  betTools?: (site: FeatureSite) => Promise<BetTools>;
  /** The minimum age in years of the site's market. @default that of the brand */
  minimumAge?: (site: FeatureSite) => Promise<number>;
  /**
   * Loads the calculation of a rebate from the stakes, the minimum that counts, and a rate in per cent. Without it the
   * VIP page shows no estimate.
   */
  rebate?: (
    site: FeatureSite,
  ) => Promise<(stakes: string, minimum: string, ratePercent: string) => string>;
}

/** The member's own pages: profile, bet records and their tickets, VIP, letters and feedback, a tour for new members. */
export function memberFeature(
  options: MemberOptions = {},
): Feature<MemberMessageId | BettingTermsMessageId> {
  const { betTools } = options;
  return defineFeature({
    id: 'member',
    routes: [
      {
        path: '/mine',
        title: titles.mine,
        access: 'login',
        // On a wide screen it redirects at once, so it can have no page tab.
        menu: false,
        load: async () => (await import('./member-pages.ts')).loadMine(),
      },
    ],
    areas: [
      {
        under: [
          '/mine/betRecord',
          '/mine/userinfo',
          '/mine/message',
          '/mine/introTutorial',
          '/mine/vip',
          '/mine/feedback',
        ],
        load: async (site) => (await import('./member-area.ts')).memberArea(site, options),
      },
    ],
    slots: {
      'home-member': async (site) =>
        (await import('./home-part.ts')).homePart(site, betTools?.(site)),
    },
    menu: [
      {
        path: '/mine/betRecord',
        title: titles.bets,
        place: 'bar',
        icon: async () => (await import('./menu-icon.ts')).MenuIcon,
      },
    ],
    onEvent: {
      // Spec access 4: after a login the member's data and the unread messages are read.
      loginSuccess(_, { store }) {
        const anew = { forceRefetch: true, subscribe: false };
        void store.dispatch(rails.endpoints.member.initiate(undefined, anew));
        void store.dispatch(rails.endpoints.unread.initiate(undefined, anew));
      },
    },
    memberMenu: async () => (await import('./member-menu.ts')).memberMenu,
    frameMessages: [memberFrameMessages],
    messages: [memberMessages, bettingTermsMessages, bettingTermsResultsMessages],
    styles: () => import('@courtside/member/styles.css'),
  });
}
