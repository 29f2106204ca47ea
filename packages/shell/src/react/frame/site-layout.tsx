import { useLanguage, useT } from '@courtside/i18n/react';
import { classNames } from '@courtside/ui';
import { Suspense, useEffect, useMemo, type ComponentProps, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { isMinePath } from '../../core/mine-path.ts';
import { applyTheme } from '../../core/page-theme.ts';
import { SITE_PAGES } from '../../core/site-pages.ts';
import { ConnectionBar } from './connection-bar.tsx';
import { lazyPart } from '../lazy-part.tsx';
import type { LoadMenu, MenuEntry } from '../menu/menu.ts';
import { MenusProvider } from '../menu/menus.tsx';
import { m } from '../messages.ts';
import { SiteDialogs } from './site-dialogs.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { useServices } from '../services.tsx';
import { useCurrentRoute, useHasRoute } from '../routes/route-table.ts';
import { useEdition } from '../use-edition.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useMenu } from '../menu/use-menu.ts';
import { useNarrow } from './use-narrow.ts';
import { useSession } from '../use-session.ts';
import { usePriceColors } from '../use-price-colors.ts';

// Not needed for the first paint.
const SideRail = lazyPart(
  async () => (await import('./side-rail.tsx')).SideRail,
  () => null,
);

// Only a phone has one.
const BottomBar = lazyPart(
  async () => (await import('./bottom-bar.tsx')).BottomBar,
  () => null,
);

// Visitors have no pages of their own.
const MineNav = lazyPart(
  async () => (await import('./mine-nav.tsx')).MineNav,
  () => null,
);

// The row is hidden until a second page was visited.
const PageTabBar = lazyPart(
  async () => (await import('./page-tab-bar.tsx')).PageTabBar,
  () => null,
);

export interface SiteLayoutProps {
  /** Content for members in the header, such as their balance. */
  member: ReactNode;
  /** Content for members below the header, such as how long they have played. */
  memberBar?: ReactNode;
  /** The entries of all menus; those whose route the site does not have are left out. */
  menu: readonly MenuEntry[];
  /** Loads the entries that only members see. */
  memberMenu?: LoadMenu;
  /** Dialogs that exist beside every screen, such as the auth dialog. */
  dialogs?: ReactNode;
  /** The screen. */
  children: ReactNode;
}

export function SiteLayout({
  member,
  memberBar,
  menu,
  memberMenu,
  dialogs,
  children,
}: SiteLayoutProps) {
  const t = useT();
  const footerLinks = useMenu(menu, 'footer');
  const route = useCurrentRoute();
  const hasApp = useHasRoute(SITE_PAGES.apps);
  const { clock } = useServices();
  const { loggedIn } = useSession();
  const { pathname } = useLocation();
  useKeptFocus(`${pathname} ${loggedIn}`, clock);
  const mine = loggedIn && isMinePath(pathname);
  const menus = useMemo(() => ({ menu, memberMenu }), [menu, memberMenu]);
  return (
    <MenusProvider menus={menus}>
      <div className="cs-shell">
        <a className="cs-shell__skip" href="#main">
          {t(m.skip)}
        </a>
        <SiteHeader member={member} menu={menu} memberMenu={memberMenu} />
        <ConnectionBar />
        {memberBar}
        <Suspense>
          <PageTabBar />
        </Suspense>
        {/* The elements are the same on every page: if they were replaced, kept pages would lose their state. */}
        <div className={classNames('cs-shell__body', mine && 'is-mine')}>
          {mine && (
            <Suspense fallback={<span />}>
              <MineNav />
            </Suspense>
          )}
          <main
            id="main"
            tabIndex={-1}
            className={classNames('cs-shell__main', route?.fullWidth && 'is-full')}
          >
            {children}
          </main>
        </div>
        {route?.footer !== false && <SiteFooter links={footerLinks} />}
        <Suspense>
          <SideRail appPath={hasApp ? SITE_PAGES.apps : null} />
        </Suspense>
        <PhoneBar menu={menu} memberMenu={memberMenu} />
        <SiteDialogs />
        {dialogs}
        <PageTheme />
      </div>
    </MenusProvider>
  );
}

// The next two are components of their own because the build does not know what they depend on: the hydration draws them a
// second time, and would draw the whole frame with them.

function PhoneBar({ menu, memberMenu }: ComponentProps<typeof BottomBar>) {
  if (!useNarrow()) return null;
  return (
    <Suspense>
      <BottomBar menu={menu} memberMenu={memberMenu} />
    </Suspense>
  );
}

/** Sets the look of the document. */
function PageTheme() {
  const { edition } = useEdition();
  const { tag: language } = useLanguage();
  const { brand } = useServices();
  const priceColors = usePriceColors();
  useEffect(() => {
    applyTheme(document.documentElement, { brand: brand.theme, edition, priceColors, language });
  }, [brand, edition, language, priceColors]);
  return null;
}
