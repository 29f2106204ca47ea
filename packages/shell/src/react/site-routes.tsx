import { useT } from '@courtside/i18n/react';
import {
  Component,
  createContext,
  lazy,
  Suspense,
  useContext,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { matchPath, Navigate, useLocation, useRoutes } from 'react-router';
import { decideAccess } from '../core/access.ts';
import type { RouteFragment } from '../core/route-fragment.ts';
import { m } from './messages.ts';
import { NotFound } from './not-found.tsx';
import { PageTitle } from './page-title.tsx';
import { useServices } from './services.tsx';
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
  const { pathname } = useLocation();
  const current =
    table.find(({ route }) => matchPath({ path: route.path, end: true }, pathname))?.route ?? null;
  const screen = useRoutes([
    ...table.map(({ route, Screen }) => ({
      path: route.path,
      element: (
        <Guard route={route}>
          <Screen />
        </Guard>
      ),
    })),
    { path: '*', element: <NotFound /> },
  ]);
  return (
    <CurrentRoute value={current}>
      <PageFrame />
      <Layout>
        <CrashBoundary key={pathname} crash={Crash}>
          <Suspense fallback={<Loading />}>{screen}</Suspense>
        </CrashBoundary>
      </Layout>
    </CurrentRoute>
  );
}

/** The route of the moment, or null on the not-found page. */
export function useCurrentRoute(): ScreenRoute | null {
  return useContext(CurrentRoute);
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

function PageFrame() {
  const t = useT();
  const { brand } = useServices();
  const route = useCurrentRoute();
  const { pathname } = useLocation();
  const theme = route?.theme;
  useEffect(() => {
    document.documentElement.scrollTo({ top: 0, behavior: 'instant' });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- The path is not read, its change is what counts.
  }, [pathname]);
  useEffect(() => {
    if (theme) document.documentElement.dataset['theme'] = theme;
    else delete document.documentElement.dataset['theme'];
  }, [theme]);
  return (
    <PageTitle title={t(route ? route.title : m.notFoundTitle)} site={brand.name} route={route} />
  );
}

function Guard({ route, children }: { route: ScreenRoute; children: ReactNode }) {
  const t = useT();
  const { brand, toaster } = useServices();
  const { loggedIn } = useSession();
  const [wasLoggedIn] = useState(loggedIn);
  // No screen asks for more than a login yet; the two flags come with the first that does.
  const decision = decideAccess(route.access, { loggedIn, bindPhone: false, bindRealName: false });
  const asked = decision === 'ask-to-log-in' && !wasLoggedIn;
  useEffect(() => {
    // Somebody whose session ended while the page was open has been told why already.
    if (asked) toaster.show(t(m.loginFirst));
  }, [asked, t, toaster]);
  if (route.deposit && !brand.toggles.deposit) return <NotFound />;
  if (decision !== 'enter') return <Navigate to="/" replace />;
  return children;
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
