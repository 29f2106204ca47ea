import { gatewayApi } from '@courtside/api-client/redux';
import type { SharedPick, SlipState } from '@courtside/betslip';
import type { LoadedPicks } from '@courtside/betslip/react';
import { createBetslipSlice, selectSlip } from '@courtside/betslip/redux';
import { createSlipRunner, type SlipRunner } from '@courtside/betslip/runner';
import type { OutrightShow, ShowType } from '@courtside/contract';
import { oddsFormatStore, type SiteSocket } from '@courtside/shell';
import type { FeatureSite } from '@courtside/shell/react';
import {
  BOARD_PATH,
  createBoard,
  createFeed,
  createOutrights,
  createPriceStore,
  FIRST_LIST,
  HOME_LISTS,
  type PriceStore,
  type Board,
  type ListSport,
  type Outrights,
  type ScorePushes,
} from '@courtside/sports';
import type { BoardChoice } from '@courtside/sports/react';
import { feedSocketOf } from './feed-socket.ts';
import { listsAhead } from './lists-ahead.ts';
import { loadShared } from './load-shared.ts';
import { NO_SOCKET } from './no-socket.ts';
import { namedPicks, pickNames } from './pick-names.ts';
import { linkPrices } from './price-link.ts';
import { unreadableOrder } from './refusal-messages.ts';
import { scorePushes } from './score-pushes.ts';
import { isElsewhere } from './is-elsewhere.ts';
import { createSlipDoor, type SlipDoor } from './slip-door.ts';
import { createSlipDue, type AwaitedList } from './slip-due.ts';
import { createSlipPort } from './slip-port.ts';
import { sportsGatewayOf, sportsLanguage } from './sports-gateway-of.ts';

const OUTRIGHTS_POLL_MS = 8000;
/** Poll intervals in ms: in-play prices move by the second, the others by the minute. */
const POLL_MS: Readonly<Record<ShowType, number>> = { RB: 1000, FT: 4000, FU: 8000 };

export interface SiteSport {
  runner: SlipRunner;
  readSlip(): SlipState;
  /** The prices of the site, from all sources. */
  prices: PriceStore;
  /** The scores that the gateway pushes. */
  scores: ScorePushes;
  createBoard(showType: ShowType, sport?: ListSport): Board;
  createOutrights(sport: ListSport, showType?: OutrightShow): Outrights;
  /** The last chosen sport and list, for as long as the site is open. */
  choice: BoardChoice;
  /** Reaches the slip of the shown page. */
  slipDoor: SlipDoor;
  /** Resolves when the slip beside a list is to be loaded; see `SlipDue`. */
  slipDue(): Promise<void>;
  /** Makes the slip due now. */
  wantSlip(): void;
  /** Requests the lists that a page opens with; see `ListsAhead`. */
  askAhead(page: 'home' | 'board'): void;
  /** Switches the slip to series (串关). */
  startSeries(): void;
  loadShared(picks: readonly SharedPick[]): Promise<LoadedPicks>;
  /** Gives the slip to the current member: with their own earlier order and picks only. */
  changeMember(): void;
  dispose(): void;
}

/** The lists that a page will show for certain, by the address of the window; none in a hidden tab, and at build time. */
function listsOf(page: 'home' | 'board') {
  if (typeof document === 'undefined' || document.visibilityState !== 'visible') return [];
  const { pathname, search } = location;
  if (page === 'home') return pathname === '/' ? Object.values(HOME_LISTS) : [];
  return pathname === BOARD_PATH && search === '' ? [FIRST_LIST] : [];
}

/** The sports part of a site. The socket only makes prices faster: without its code sports still work. */
export async function loadSiteSport(site: FeatureSite): Promise<SiteSport> {
  const { socket, errors } = site.services;
  return createSiteSport(
    site,
    await socket().catch((error: unknown) => {
      errors.report(error, { during: 'socket' });
      return NO_SOCKET;
    }),
  );
}

/** The sports part of a site: one gateway, one slip, and boards on request of the screens. */
export function createSiteSport(site: FeatureSite, socket: SiteSocket): SiteSport {
  const { services, store } = site;
  const { session, clock, random, storage, tabStorage, events, connection, i18n } = services;
  const sports = listsAhead(sportsGatewayOf(site), clock);
  const formats = oddsFormatStore(storage);
  const betslip = createBetslipSlice({ oddsFormat: formats.current() });
  const { dispatch, getState } = store.inject(betslip.slice);
  const read = () => selectSlip(getState());
  const slipDue = createSlipDue(clock);
  const slipDoor = createSlipDoor({ onWanted: slipDue.now, isElsewhere });
  const awaited = <List extends AwaitedList>(list: List): List => {
    slipDue.after(list);
    return list;
  };
  const priceStore = createPriceStore(clock);
  const prices = linkPrices({ store: priceStore, read, send: (event) => void runner.send(event) });
  const memberId = () => (session.token() === null ? null : session.userId());
  const runner: SlipRunner = createSlipRunner({
    port: createSlipPort(sports, prices),
    send(event) {
      const answer = dispatch(betslip.send(prices.latest(event)));
      const { entries, order } = answer.state;
      // A slip with content is shown at once.
      if (entries.length > 0 || order.status !== 'idle') slipDue.now();
      return answer;
    },
    read,
    clock,
    random,
    storage,
    ...(tabStorage && { tabStorage }),
    memberId,
    onDecided: () => dispatch(gatewayApi.util.invalidateTags(['balance', 'bet-record'])),
    onUnreadable: () => services.toaster.show(i18n.t(unreadableOrder)),
  });
  runner.start();
  // In a series the slip refuses the change, and the field for the format is disabled.
  const stopFormats = formats.subscribe(() => {
    runner.send({ type: 'setOddsFormat', oddsFormat: formats.current() });
  });
  let languages = 0;
  const stopAhead = [
    events.on('localeChanged', sports.forget),
    events.on('memberChanged', sports.forget),
  ];
  const stopNames = events.on('localeChanged', () => {
    const own = (languages += 1);
    void pickNames(sports, namedPicks(read())).then((names) => {
      // Names of an earlier language are dropped.
      if (own === languages && names.length > 0) runner.send({ type: 'picksNamed', names });
    });
  });
  const feed = createFeed({
    socket: feedSocketOf(socket),
    language: () => sportsLanguage(i18n),
  });
  const scores = scorePushes(socket);
  const lists = {
    gateway: sports,
    feed,
    scores,
    prices: priceStore,
    clock,
    random,
    onTextsChange: (reload: () => void) => events.on('localeChanged', reload),
    onBack: connection.onBack,
    // A tab that has been hidden for a minute sends no requests; see `SocketState`.
    isShown: () => socket.state() !== 'paused',
    onShown(resume: () => void) {
      let before = socket.state();
      return socket.onState(() => {
        const wasPaused = before === 'paused';
        before = socket.state();
        if (wasPaused) resume();
      });
    },
  } as const;
  let chosen: URLSearchParams | null = null;
  let owner = memberId();
  return {
    runner,
    readSlip: read,
    choice: {
      read: () => chosen,
      write: (next) => void (chosen = next),
    },
    prices: priceStore,
    scores,
    createBoard: (showType, sport = 'FT') =>
      awaited(createBoard({ ...lists, sport, showType, pollMs: POLL_MS[showType] })),
    createOutrights: (sport, showType) =>
      awaited(createOutrights({ ...lists, sport, showType, pollMs: OUTRIGHTS_POLL_MS })),
    slipDoor,
    slipDue: slipDue.wait,
    wantSlip: slipDue.now,
    askAhead(page) {
      // A member who takes a break sees no matches on home. A kept choice opens another list of the board.
      if (page === 'home' ? memberId() !== null : chosen !== null) return;
      for (const list of listsOf(page)) sports.askAhead(list);
    },
    startSeries: () => void runner.send({ type: 'setMode', mode: 'series' }),
    loadShared: (picks) => loadShared(sports, picks),
    changeMember() {
      const next = memberId();
      // A visitor's choice is kept when they log in.
      if (owner !== null && next !== owner) chosen = null;
      owner = next;
      runner.start();
    },
    dispose() {
      stopFormats();
      stopNames();
      for (const stop of stopAhead) stop();
      prices.stop();
      slipDue.dispose();
      runner.dispose();
    },
  };
}
