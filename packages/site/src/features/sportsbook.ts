import { BETSLIP_STORAGE_PREFIX } from '@courtside/betslip';
import { settlementMessages, slipMessages, type SlipMessageId } from '@courtside/betslip/messages';
import {
  responsiblePlayMessages,
  type ResponsiblePlayMessageId,
} from '@courtside/responsible-play/messages';
import {
  defineFeature,
  perSite,
  type Feature,
  type FeatureSite,
  type ScreenRoute,
} from '@courtside/shell/react';
import { memberMessages, type MemberMessageId } from '@courtside/member/messages';
import { boardMessages, type BoardMessageId } from '@courtside/sports/messages';
import type { ComponentType } from 'react';
import { siteSportMessages, type SiteMessageId } from '../catalogs/index.ts';
import { CR_PATH } from './sport/cr-mode.ts';
import { siteCashOuts } from './sport/load-bet-tools.ts';
import { siteSport } from './sport/load-sport.ts';
import { titles } from './sport/route-titles.ts';

/** The last logged-in member, who owns the order and picks of the slip. */
const lastMember = perSite((): { userId: string | null } => ({ userId: null }));

/** Whether the device has undecided orders or cash-outs, or picks. */
function keepsOrders({ services: { storage, tabStorage } }: FeatureSite): boolean {
  const names = [...storage.keys(), ...(tabStorage?.keys() ?? [])];
  return names.some((key) => key.startsWith(BETSLIP_STORAGE_PREFIX));
}

/** Runs `deal` with the code for undecided orders and cash-outs, if this device has any or their part is loaded. */
function withOrders(
  site: FeatureSite,
  deal: (orders: typeof import('./sport/stored-orders.ts')) => void,
) {
  if (keepsOrders(site) || siteSport.peek(site) || siteCashOuts.peek(site))
    void import('./sport/stored-orders.ts').then(deal);
}

/** Texts of the board, on its own page and on home. */
const BOARD = [...boardMessages, siteSportMessages] as const;

/** Texts of the slip and the running bets. */
const SLIP = [
  ...slipMessages,
  responsiblePlayMessages,
  memberMessages,
  ...settlementMessages,
] as const;

/** Ids of the texts of board and slip. */
export type SportsbookMessageId =
  BoardMessageId | MemberMessageId | ResponsiblePlayMessageId | SlipMessageId | SiteMessageId;

/** The sport of a site for a page, whose first lists it requests meanwhile. */
async function sportAhead(site: FeatureSite, page: 'home' | 'board') {
  const sport = await siteSport.of(site);
  sport.askAhead(page);
  return sport;
}

async function loadSportScreen(site: FeatureSite) {
  const [{ createSportScreen }, sport] = await Promise.all([
    import('./sport/sport-screen.tsx'),
    sportAhead(site, 'board'),
  ]);
  return createSportScreen(site, sport);
}

const otherPages = () => import('./sport/other-pages.ts');

const PAGE = { theme: 'sport', fullWidth: true } as const;

function sportRoutes(site: FeatureSite): ScreenRoute[] {
  return [
    {
      ...PAGE,
      path: '/game/sport',
      title: titles.sport,
      access: 'public',
      load: () => loadSportScreen(site),
    },
    {
      ...PAGE,
      path: '/game/sport/match/:gidm',
      title: titles.match,
      access: 'public',
      async load() {
        const [createMatchScreen, sport] = await Promise.all([
          otherPages().then(({ loadMatchPage }) => loadMatchPage()),
          siteSport.of(site),
        ]);
        return createMatchScreen(site, sport);
      },
    },
    {
      theme: 'sport',
      path: '/game/sport/match/:gidm/chat',
      title: titles.matchRoom,
      access: 'public',
      footer: false,
      load: async () => (await (await otherPages()).loadMatchRoomPage())(site),
    },
    {
      ...PAGE,
      path: '/game/sport/results',
      title: titles.results,
      access: 'public',
      async load() {
        const createResultsScreen = await (await otherPages()).loadResultsPage();
        return createResultsScreen(site);
      },
    },
    {
      ...PAGE,
      // The only venue of this path, in upper or lower case; another name is no page.
      path: CR_PATH,
      title: titles.crMode,
      access: 'login',
      footer: false,
      load: () => loadSportScreen(site),
    },
  ];
}

/** Styles of board and slip, for every page with one of them. */
const styles = () =>
  Promise.all([
    import('@courtside/sports/styles.css'),
    import('@courtside/betslip/styles.css'),
    import('@courtside/member/styles.css'),
    import('@courtside/responsible-play/styles.css'),
  ]);

/** What the sports page shares with the other pages of a site. */
export interface SportsbookOptions {
  /**
   * Paths of pages of other features that show the slip, such as a home page with `homeSlip`. There the slip's button of a phone
   * waits for it, and does not go to the sports page.
   * @default none
   */
  slipOn?: readonly string[];
}

/**
 * The sports page: the board of one package beside the slip of another. A brand that skips sports has no such page.
 *
 * @example sportsbookFeature({ slipOn: ['/'] })
 */
export function sportsbookFeature({
  slipOn = [],
}: SportsbookOptions = {}): Feature<SportsbookMessageId> {
  return defineFeature({
    id: 'sportsbook',
    routes: (site) => (site.services.brand.toggles.skipSport ? [] : sportRoutes(site)),
    messages: [...BOARD, ...SLIP],
    styles,
    slots: {
      async 'bar-slip'(site) {
        const [{ createBarSlip }, sport] = await Promise.all([
          import('./sport/bar-slip.tsx'),
          siteSport.of(site),
        ]);
        return createBarSlip(sport, slipOn);
      },
      'chat-code': async (site) => (await otherPages()).loadSharedPicks(site),
      'chat-compose': async (site) => (await otherPages()).loadPicksForTalk(site),
    },
    onEvent: {
      loggedOut(_, site) {
        const { userId } = lastMember.of(site);
        withOrders(site, (orders) => orders.removeOrders(site, userId));
      },
      memberChanged({ userId }, site) {
        const last = lastMember.of(site);
        const isLeft = last.userId !== null && userId !== last.userId;
        // Kept after an expired login, to know the owner of the orders on the device.
        last.userId = userId ?? last.userId;
        withOrders(site, (orders) => orders.changeMember(site, isLeft));
      },
    },
    start(site) {
      lastMember.of(site).userId = site.services.session.userId();
      // If the outcome of a bet was unknown when the page was closed, it is requested on any next page.
      // A sport that is loading for the first screen takes this member by itself.
      if (keepsOrders(site)) withOrders(site, (orders) => orders.changeMember(site, false));
      return () => {
        void siteSport.peek(site)?.then((sport) => sport.dispose());
        void siteCashOuts.peek(site)?.then((cashOuts) => cashOuts.dispose());
      };
    },
  });
}

/** The slip for the home page. A click on a price of home only puts it into the slip (decision 036). */
export async function homeSlip(site: FeatureSite): Promise<ComponentType> {
  const [{ dueSlipPart }, sport] = await Promise.all([
    import('./sport/slip-parts.tsx'),
    siteSport.of(site),
  ]);
  return dueSlipPart(site, sport, () =>
    Promise.all([styles(), ...SLIP.map((source) => site.services.i18n.use(source))]),
  );
}

/** The matches of the home page. */
export async function homeMatches(site: FeatureSite): Promise<ComponentType> {
  const [{ createHomeMatches }, sport] = await Promise.all([
    import('./sport/home-matches.tsx'),
    sportAhead(site, 'home'),
    styles(),
    import('@courtside/sports/home.css'),
    ...BOARD.map((source) => site.services.i18n.use(source)),
  ]);
  return createHomeMatches(sport);
}
