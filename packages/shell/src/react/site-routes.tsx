import { useT } from '@courtside/i18n/react';
import {
  Activity,
  Component,
  createContext,
  lazy,
  Suspense,
  use,
  useContext,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { matchPath, Navigate, useLocation, useRoutes, type Location } from 'react-router';
import { decideAccess } from '../core/access.ts';
import type { Brand } from '../core/brand.ts';
import type { PageTab } from '../core/page-tabs.ts';
import type { RouteFragment } from '../core/route-fragment.ts';
import { m } from './messages.ts';
import { NotFound } from './not-found.tsx';
import { PageTitle } from './page-title.tsx';
import { PagesProvider } from './pages.tsx';
import { useServices } from './services.tsx';
import { usePageScroll } from './use-page-scroll.ts';
import { useSession } from './use-session.ts';

export type Screen = ComponentType;
export type ScreenRoute = RouteFragment<Screen>;

export interface TableRow {
  route: ScreenRoute;
  Screen: ComponentType;
}

export interface SiteRoutesProps {
  /** From `routeTable`. */
  table: readonly TableRow[];
  /** Draws the screen it is given as children inside the site's frame. */
  layout: ComponentType<{ children: ReactNode }>;
  /** Takes the place of a screen that fails to load or to draw; the frame stays. */
  crash: ComponentType;
}

const CurrentRoute = createContext<ScreenRoute | null>(null);
const Table = createContext<readonly TableRow[]>([]);

/**
 * Prepares a route table, made of the fragments of a site's packages, for `SiteRoutes`.
 * Each screen becomes a chunk that loads when it is first shown.
 */
export function routeTable(routes: readonly ScreenRoute[]): readonly TableRow[] {
  return routes.map((route) => ({
    route,
    Screen: lazy(async () => ({ default: await route.load() })),
  }));
}

/** The screens of a site below a router. Whatever is not in the table is not found. */
export function SiteRoutes({ table, layout: Layout, crash: Crash }: SiteRoutesProps) {
  const location = useLocation();
  const { brand, session } = useServices();
  const { loggedIn } = useSession();
  const route =
    table.find((row) => matchPath({ path: row.route.path, end: true }, location.pathname))?.route ??
    null;
  const open = route !== null && (route.access === 'public' || loggedIn) && !closed(route, brand);
  const page =
    open && route.menu !== false
      ? { path: location.pathname, search: location.search, kept: route.cache !== false }
      : null;
  return (
    <CurrentRoute value={route}>
      <Table value={table}>
        <PagesProvider page={page} owner={session.token()}>
          {({ tabs }) => (
            <>
              <PageFrame kept={page?.kept === true} />
              <Layout>
                {shown(tabs, location).map(({ path, search, current }) => (
                  <Activity key={path} mode={current ? 'visible' : 'hidden'}>
                    <CrashBoundary crash={Crash}>
                      <Suspense fallback={current ? <Loading /> : null}>
                        <PageAt
                          table={table}
                          location={current ? location : { ...BLANK, pathname: path, search }}
                        />
                      </Suspense>
                    </CrashBoundary>
                  </Activity>
                ))}
              </Layout>
            </>
          )}
        </PagesProvider>
      </Table>
    </CurrentRoute>
  );
}

const BLANK = { hash: '', state: null, key: 'kept' };

/** The page of the moment, and behind it those that keep their state. */
function shown(tabs: readonly PageTab[], { pathname, search }: Location) {
  const kept = tabs.filter((tab) => tab.kept && tab.path !== pathname);
  return [
    ...kept.map((tab) => ({ path: tab.path, search: tab.search, current: false })),
    { path: pathname, search, current: true },
  ].toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** One screen with the address that it was opened or left at. */
function PageAt({ table, location }: { table: readonly TableRow[]; location: Location }) {
  return useRoutes(
    [
      ...table.map(({ route, Screen: Loaded }) => ({
        path: route.path,
        element: (
          <Guard route={route}>
            <Loaded />
          </Guard>
        ),
      })),
      { path: '*', element: <NotFound /> },
    ],
    location,
  );
}

/** The route of the moment, or null on the not-found page. */
export function useCurrentRoute(): ScreenRoute | null {
  return useContext(CurrentRoute);
}

/** Every route of the site. */
export function useRouteTable(): readonly TableRow[] {
  return useContext(Table);
}

function Loading() {
  const t = useT();
  const { events } = useServices();
  useEffect(() => {
    events.emit('screenLoading', true);
    return () => events.emit('screenLoading', false);
  }, [events]);
  return <div className="cs-shell-loading" role="status" aria-label={t(m.loading)} />;
}

const closed = (route: ScreenRoute, brand: Brand) =>
  route.deposit === true && !brand.toggles.deposit;

function PageFrame({ kept }: { kept: boolean }) {
  const t = useT();
  const { brand, clock } = useServices();
  const route = useCurrentRoute();
  const { pathname, state } = useLocation();
  const theme = route?.theme;
  usePageScroll(pathname, kept && isReturning(state), clock);
  useEffect(() => {
    if (theme) document.documentElement.dataset['theme'] = theme;
    else delete document.documentElement.dataset['theme'];
  }, [theme]);
  return (
    <PageTitle title={t(route ? route.title : m.notFoundTitle)} site={brand.name} route={route} />
  );
}

function isReturning(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'returning' in state;
}

function Guard({ route, children }: { route: ScreenRoute; children: ReactNode }) {
  const t = useT();
  const { brand, toaster } = useServices();
  const { loggedIn } = useSession();
  const [wasLoggedIn] = useState(loggedIn);
  const decision = decideAccess(route.access, { loggedIn, bindPhone: true, bindRealName: true });
  const asked = decision === 'ask-to-log-in' && !wasLoggedIn;
  useEffect(() => {
    // Somebody whose session ended while the page was open has been told why already.
    if (asked) toaster.show(t(m.loginFirst));
  }, [asked, t, toaster]);
  if (closed(route, brand)) return <NotFound />;
  if (decision !== 'enter') return <Navigate to="/" replace />;
  return route.access === 'bound' ? <BoundGuard>{children}</BoundGuard> : children;
}

/** Sends a member without phone or real name to where both are given (spec access 2). */
function BoundGuard({ children }: { children: ReactNode }) {
  const { binding } = useServices();
  const [asked] = useState(binding);
  const decision = decideAccess('bound', { loggedIn: true, ...use(asked) });
  return decision === 'enter' ? children : <Navigate to="/mine/auth" replace />;
}

interface CrashBoundaryProps {
  crash: ComponentType;
  children: ReactNode;
}

class CrashBoundary extends Component<CrashBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    const { crash: Crash, children } = this.props;
    return this.state.crashed ? <Crash /> : children;
  }
}
