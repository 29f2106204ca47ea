import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import {
  Activity,
  createContext,
  createElement,
  memo,
  Suspense,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { Navigate, useLocation, useRoutes, type Location } from 'react-router';
import { decideAccess } from '../../core/access.ts';
import type { Chunk } from '../../core/chunk.ts';
import type { PageTab } from '../../core/page-tabs.ts';
import { SITE_PAGES } from '../../core/site-pages.ts';
import { CrashBoundary, type CrashProps } from './crash-boundary.tsx';
import type { Screen, ScreenRoute } from '../feature.ts';
import { lazyPart } from '../lazy-part.tsx';
import type { LoadFailureProps } from '../screen/load-failure.tsx';
import { m } from '../messages.ts';
import { isClosed, isOpenTo } from './open-route.ts';
import { PageTitle } from './page-title.tsx';
import { PagesProvider } from './pages.tsx';
import {
  CurrentRoute,
  rowAt,
  Rows,
  Table,
  useCurrentRoute,
  type RouteTable,
  type TableRow,
} from './route-table.ts';
import { useServices } from '../services.tsx';
import { useMember } from '../use-rails.ts';
import { HIDDEN_KEY, useEntriesOf } from './use-entries.ts';
import { usePageScroll } from './use-page-scroll.ts';
import { useSession } from '../use-session.ts';

export interface SiteRoutesProps {
  /** From `routeTable`. */
  table: RouteTable;
  /** Draws the screen it is given as children inside the site's frame. */
  layout: ComponentType<{ children: ReactNode }>;
  /** Replaces a screen that fails to load or to draw; the frame stays. */
  crash: ComponentType<CrashProps>;
}

/** The screens of a site, below a router. An address outside the table shows the not-found page. */
export function SiteRoutes({ table, layout: Layout, crash: Crash }: SiteRoutesProps) {
  const location = useLocation();
  const { brand, session } = useServices();
  const { loggedIn } = useSession();
  const rows = useSyncExternalStore(table.subscribe, table.rows, table.rows);
  const route = rowAt(rows, location.pathname)?.route ?? null;
  const pending = table.pendingAt(location.pathname) !== undefined;
  const open = route !== null && isOpenTo(route, brand, loggedIn);
  const page =
    open && route.menu !== false
      ? { path: location.pathname, search: location.search, kept: route.cache !== false }
      : null;
  return (
    <CurrentRoute value={route}>
      <Table value={table}>
        <Rows value={rows}>
          <PagesProvider page={page} owner={session.token()}>
            {({ tabs }) => (
              <>
                <PageFrame kept={page?.kept === true} pending={pending} />
                <Layout>
                  {shown(tabs, location).map(({ path, search, current }) => (
                    <Activity key={path} mode={current ? 'visible' : 'hidden'}>
                      <OpenedPage>
                        <Page
                          rows={rows}
                          table={table}
                          crash={Crash}
                          path={path}
                          search={search}
                          location={current ? location : null}
                        />
                      </OpenedPage>
                    </Activity>
                  ))}
                </Layout>
              </>
            )}
          </PagesProvider>
        </Rows>
      </Table>
    </CurrentRoute>
  );
}

interface PageProps extends Pick<SiteRoutesProps, 'table' | 'crash'> {
  rows: readonly TableRow[];
  path: string;
  search: string;
  /** Null for a hidden page. */
  location: Location | null;
}

/**
 * One opened page. Memoized, as a page rendered at build time would be replaced by `Loading` if it were rendered again
 * before its code is there, which a member's session causes.
 */
const Page = memo(function Page({ rows, table, crash, path, search, location }: PageProps) {
  return (
    <CrashBoundary
      crash={crash}
      visit={location && location.key}
      path={path}
      onRetry={() => (table.pendingAt(path) ?? rowAt(rows, path)?.chunk)?.retry()}
    >
      <Suspense fallback={location && <Loading />}>
        <PageAt
          rows={rows}
          table={table}
          location={location ?? { ...BLANK, pathname: path, search }}
        />
      </Suspense>
    </CrashBoundary>
  );
});

// Its texts for faults are not needed at the start of a page.
const LoadFailure = lazyPart<LoadFailureProps>(
  async () => (await import('../screen/load-failure.tsx')).LoadFailure,
  Unreachable,
);

/** The not-found page, also for a screen whose address names something that does not exist. */
export const NotFound = lazyPart(
  async () => (await import('./not-found.tsx')).NotFound,
  Unreachable,
);

/** Shown when not even the texts for a failure could be loaded. */
function Unreachable() {
  const t = useT();
  return (
    <p className="cs-shell-page" role="alert">
      {t(words.network)}
    </p>
  );
}

const BLANK = { hash: '', state: null, key: HIDDEN_KEY };

/** The current page, and the hidden pages that keep their state. */
function shown(tabs: readonly PageTab[], { pathname, search }: Location) {
  const kept = tabs.filter((tab) => tab.kept && tab.path !== pathname);
  return [
    ...kept.map((tab) => ({ path: tab.path, search: tab.search, current: false })),
    { path: pathname, search, current: true },
  ].toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** Whether a member was logged in when the page was opened. */
const OpenedLoggedIn = createContext(false);

/** Above the Suspense boundary of the page: a first mount that suspends loses its state. */
function OpenedPage({ children }: { children: ReactNode }) {
  const { loggedIn } = useSession();
  const [opened] = useState(loggedIn);
  return <OpenedLoggedIn value={opened}>{children}</OpenedLoggedIn>;
}

interface PageAtProps {
  rows: readonly TableRow[];
  table: RouteTable;
  location: Location;
}

/** One screen, with the address at which it was opened or left. The router is given its route alone, not to rank all. */
function PageAt({ rows, table, location }: PageAtProps) {
  const row = rowAt(rows, location.pathname);
  const element = row ? (
    <Guard route={row.route}>
      <LoadedScreen chunk={row.chunk} />
    </Guard>
  ) : (
    <Elsewhere table={table} path={location.pathname} />
  );
  return useRoutes([{ path: row?.route.path ?? '*', element }], location);
}

/** An address without a screen: not found, after the area that may have one is loaded. */
function Elsewhere({ table, path }: { table: RouteTable; path: string }) {
  const pending = table.pendingAt(path);
  if (pending) use(pending.load());
  return <NotFound />;
}

function LoadedScreen({ chunk }: { chunk: Chunk<Screen> }) {
  return createElement(use(chunk.load()));
}

/** Enough rows to fill a window. */
const ROWS = [1, 2, 3, 4, 5, 6];

function Loading() {
  const t = useT();
  const { events } = useServices();
  useEffect(() => {
    events.emit('screenLoading', true);
    return () => events.emit('screenLoading', false);
  }, [events]);
  return (
    // The markup of `Skeleton`, whose import would add the code that all screens share to the start of every page.
    <div
      className="cs-shell-loading cs-skeleton cs-skeleton--block"
      role="status"
      aria-label={t(words.loading)}
    >
      {ROWS.map((row) => (
        <span key={row} className="cs-skeleton__row" />
      ))}
    </div>
  );
}

function PageFrame({ kept, pending }: { kept: boolean; pending: boolean }) {
  const t = useT();
  const { brand, clock, session } = useServices();
  const route = useCurrentRoute();
  const { state } = useLocation();
  const theme = route?.theme;
  useEntriesOf(session.token());
  usePageScroll(kept && isReturning(state), clock);
  useEffect(() => {
    if (theme) document.documentElement.dataset['theme'] = theme;
    else delete document.documentElement.dataset['theme'];
  }, [theme]);
  return (
    <PageTitle
      title={t(route ? route.title : pending ? words.loading : m.notFoundTitle)}
      site={brand.name}
      route={route}
    />
  );
}

function isReturning(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'returning' in state;
}

function Guard({ route, children }: { route: ScreenRoute; children: ReactNode }) {
  const t = useT();
  const { brand, events, toaster } = useServices();
  const { loggedIn } = useSession();
  const { pathname, search } = useLocation();
  const wasLoggedIn = use(OpenedLoggedIn);
  const decision = decideAccess(route.access, { loggedIn, bindPhone: true, bindRealName: true });
  const asked = decision === 'ask-to-log-in' && !wasLoggedIn;
  useEffect(() => {
    // A member whose session ended while the page was open has already been told why.
    if (!asked) return;
    toaster.show(t(m.loginFirst));
    events.emit('login', { reason: 'guarded', from: pathname + search });
  }, [asked, events, pathname, search, t, toaster]);
  if (isClosed(route, brand)) return <NotFound />;
  if (decision !== 'enter') return <Navigate to="/" replace />;
  return route.access === 'bound' ? <BoundGuard>{children}</BoundGuard> : children;
}

/** Sends a member without phone or real name to the page that binds both (spec access 2). */
function BoundGuard({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useMember();
  const { pathname, search } = useLocation();
  if (!data) {
    return error === undefined ? <Loading /> : <LoadFailure fault={error} retry={refetch} />;
  }
  const decision = decideAccess('bound', { loggedIn: true, ...data });
  if (decision === 'enter') return children;
  return <Navigate to={SITE_PAGES.bindings} replace state={{ from: pathname + search }} />;
}
