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
   * Brings what another package knows of bets, with its texts: prices in the member's format, why a ticket was settled
   * as it was, cash-out. Without it prices are Hong Kong, and nothing is explained or sold.
   */
  betTools?: (site: FeatureSite) => Promise<BetTools>;
  /** The age in years from which the site's market lets people play. @default that of the brand */
  minimumAge?: (site: FeatureSite) => Promise<number>;
  /** Brings what works a rebate out: of stakes, the least that counts, and a rate in per cent. Without it the VIP page estimates none. */
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
        // On a desk it leads on at once: a tab of it could not be shown.
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
