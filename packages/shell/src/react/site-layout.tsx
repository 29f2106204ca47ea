import { useLocale, useT } from '@courtside/i18n/react';
import { classNames } from '@courtside/ui';
import { Suspense, useEffect, type ReactNode } from 'react';
import { dressPage } from '../core/dress.ts';
import { lazyPart } from './lazy-part.ts';
import { m } from './messages.ts';
import { PageTabBar } from './page-tab-bar.tsx';
import { SiteDialogs } from './site-dialogs.tsx';
import { SiteFooter, type FooterLink } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { useServices } from './services.tsx';
import { useCurrentRoute, useRouteTable } from './site-routes.tsx';
import { useEdition } from './use-edition.ts';
import { usePriceColors } from './use-price-colors.ts';

// Nobody needs it before the page is there.
const SideRail = lazyPart(
  async () => (await import('./side-rail.tsx')).SideRail,
  () => null,
);

/** The page of the apps (spec access 2). */
const APP_PATH = '/download';

export interface SiteLayoutProps {
  balance: ReactNode;
  onLogout: () => void;
  /** Pages that the footer names, such as the terms. */
  footerLinks: readonly FooterLink[];
  /** Dialogs that live beside every screen, such as the auth dialog. */
  dialogs?: ReactNode;
  /** The screen. */
  children: ReactNode;
}

export function SiteLayout({ balance, onLogout, footerLinks, dialogs, children }: SiteLayoutProps) {
  const t = useT();
  const route = useCurrentRoute();
  const hasApp = useRouteTable().some((row) => row.route.path === APP_PATH);
  const { edition } = useEdition();
  const locale = useLocale();
  const { brand } = useServices();
  const priceColors = usePriceColors();
  useEffect(() => {
    dressPage(document.documentElement, { brand: brand.theme, edition, priceColors, locale });
  }, [brand, edition, locale, priceColors]);
  return (
    <div className="cs-shell">
      <a className="cs-shell__skip" href="#main">
        {t(m.skip)}
      </a>
      <SiteHeader balance={balance} onLogout={onLogout} />
      <PageTabBar />
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
