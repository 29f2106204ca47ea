import { useLocale, useT } from '@courtside/i18n/react';
import { classNames } from '@courtside/ui';
import { Suspense, useEffect, type ReactNode } from 'react';
import { applyTheme } from '../core/page-theme.ts';
import { ConnectionBar } from './connection-bar.tsx';
import { lazyPart } from './lazy-part.tsx';
import type { MenuEntry } from './menu.ts';
import { m } from './messages.ts';
import { SiteDialogs } from './site-dialogs.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { useServices } from './services.tsx';
import { useCurrentRoute, useRouteTable } from './site-routes.tsx';
import { useEdition } from './use-edition.ts';
import { useMenu } from './use-menu.ts';
import { usePriceColors } from './use-price-colors.ts';

// Nobody needs it before the page is there.
const SideRail = lazyPart(
  async () => (await import('./side-rail.tsx')).SideRail,
  () => null,
);

// There is no row before a second page was visited.
const PageTabBar = lazyPart(
  async () => (await import('./page-tab-bar.tsx')).PageTabBar,
  () => null,
);

/** The page of the apps (spec access 2). */
const APP_PATH = '/download';

export interface SiteLayoutProps {
  /** What members see in the header, such as their balance. */
  member: ReactNode;
  /** The entries of all menus; those whose route the site does not have are left out. */
  menu: readonly MenuEntry[];
  /** Dialogs that live beside every screen, such as the auth dialog. */
  dialogs?: ReactNode;
  /** The screen. */
  children: ReactNode;
}

export function SiteLayout({ member, menu, dialogs, children }: SiteLayoutProps) {
  const t = useT();
  const footerLinks = useMenu(menu, 'footer');
  const route = useCurrentRoute();
  const hasApp = useRouteTable().some((row) => row.route.path === APP_PATH);
  const { edition } = useEdition();
  const locale = useLocale();
  const { brand } = useServices();
  const priceColors = usePriceColors();
  useEffect(() => {
    applyTheme(document.documentElement, { brand: brand.theme, edition, priceColors, locale });
  }, [brand, edition, locale, priceColors]);
  return (
    <div className="cs-shell">
      <a className="cs-shell__skip" href="#main">
        {t(m.skip)}
      </a>
      <SiteHeader member={member} menu={menu} />
      <ConnectionBar />
      <Suspense>
        <PageTabBar />
      </Suspense>
      <main
        id="main"
        tabIndex={-1}
        className={classNames('cs-shell__main', route?.fullWidth && 'is-full')}
      >
        {children}
      </main>
      {route?.footer !== false && <SiteFooter links={footerLinks} />}
      <Suspense>
        <SideRail appPath={hasApp ? APP_PATH : null} />
      </Suspense>
      <SiteDialogs />
      {dialogs}
    </div>
  );
}
