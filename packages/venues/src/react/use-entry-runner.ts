import { useT } from '@courtside/i18n/react';
import { shownAmount } from '@courtside/money';
import {
  useBalance,
  useCovered,
  useHasRoutes,
  useRouteTable,
  useServices,
  type SiteServices,
  type TableRow,
} from '@courtside/shell/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { matchPath, useNavigate, type NavigateFunction } from 'react-router';
import type { Entry } from '../core/entry.ts';
import type { EntryRequest, EntryState } from '../core/entry-flow.ts';
import { framePath } from '../core/game-address.ts';
import { isGamePage, keepVisit } from '../core/game-visit.ts';
import { CONTENT_HOST, keepLocalSport, keepSlotContent } from '../core/kept-content.ts';
import { noteRecent } from '../core/recent-games.ts';
import { openWindow } from '../platform/open-window.ts';
import { readAddress } from '../platform/read-address.ts';
import { gatewayLaunches, gatewayLooks } from '../redux/launch-calls.ts';
import { createEntryRunner, type EntryRunner } from '../runner/entry-runner.ts';
import { e } from './messages.ts';

/** The page that shows content instead of an address (spec access 2). */
const SLOT_PAGE = '/pg/game';
const FRAME_PAGE = '/game/:info';

interface Ways {
  services: SiteServices;
  navigate: NavigateFunction;
  table: readonly TableRow[];
  has: (path: string) => boolean;
  told: (name: string) => void;
  refresh: () => void;
  movedIn: (name: string, amount: string) => void;
}

/** Both pages of the site and games of the gateway are below this path: only a path in the route table is a page. */
const GAMES = '/game/';

function isPage(table: readonly TableRow[], has: (path: string) => boolean, address: string) {
  const [path = ''] = address.split(/[?#]/);
  if (!path.startsWith(GAMES)) return has(path);
  return table.some(({ route }) => route.path !== FRAME_PAGE && matchPath(route.path, path));
}

/** Takes the member to a launch's target. @returns false when the browser blocks the window */
function follow(
  entry: Entry,
  request: EntryRequest,
  { services, navigate, table, has, told }: Ways,
) {
  const { clock, session, storage, tabStorage } = services;
  const { enName, name, gameCode } = request;
  const owner = session.userId() ?? '';
  if (gameCode !== undefined) noteRecent(storage, session.userId(), { enName, gameCode });
  // A game replaces another one in the history, so that going back leads past both.
  const replace = isGamePage(location.pathname);
  const frame = (href: string) => {
    keepVisit(tabStorage, { owner, href, request, since: clock.now(), over: false });
    void navigate(framePath(href), { replace });
    return true;
  };
  switch (entry.type) {
    case 'window': {
      const opened = openWindow(entry.href);
      if (opened) told(name);
      return opened;
    }
    case 'frame':
      return frame(entry.href);
    case 'site':
      if (!isPage(table, has, entry.path)) return frame(entry.href);
      void navigate(entry.path);
      return true;
    case 'local-sport':
      keepLocalSport(tabStorage, entry.data);
      void navigate(entry.path);
      return true;
    case 'slot-page':
      keepSlotContent(tabStorage, { owner, enName, name, content: entry.content });
      keepVisit(tabStorage, {
        owner,
        href: CONTENT_HOST,
        request,
        since: clock.now(),
        over: false,
      });
      void navigate(SLOT_PAGE, { replace });
      return true;
    case 'nowhere':
      return true;
  }
}

/** The runner's access to the page, always with the page's latest values. */
function createReach() {
  let ways: Ways | null = null;
  return {
    update(next: Ways) {
      ways = next;
    },
    open: (entry: Entry, request: EntryRequest) => ways === null || follow(entry, request, ways),
    settled: () => ways?.refresh(),
    movedIn: ({ name }: EntryRequest, amount: string) => ways?.movedIn(name, amount),
  };
}

/** The entry into venues on this page. */
export function useEntryRunner(refresh: () => void): { state: EntryState; runner: EntryRunner } {
  const t = useT();
  const services = useServices();
  const currency = useBalance().data?.currency ?? services.brand.currency;
  const covered = useCovered();
  const navigate = useNavigate();
  const table = useRouteTable();
  const has = useHasRoutes();
  const [reach] = useState(createReach);
  useEffect(() => {
    const told = (name: string) => void services.toaster.show(t(e.opened, { name }));
    const movedIn = (name: string, amount: string) =>
      void services.toaster.show(
        t(e.movedIn, { name, amount: covered(shownAmount(amount, currency)) }),
      );
    reach.update({ services, navigate, table, has, told, refresh, movedIn });
  });
  const [runner] = useState(() =>
    createEntryRunner({
      look: gatewayLooks(services.client),
      launch: gatewayLaunches(services.client),
      places: { site: location.origin, games: services.brand.gameOrigins, read: readAddress },
      open: reach.open,
      askToLogIn: () => services.events.emit('showLoginTips', undefined),
      settled: reach.settled,
      memberId: () => services.session.userId(),
      movedIn: reach.movedIn,
    }),
  );
  const state = useSyncExternalStore(runner.subscribe, runner.state, runner.state);
  return { state, runner };
}
