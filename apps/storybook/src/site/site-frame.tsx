import '@courtside/shell/styles.css';
import '@courtside/auth/styles.css';
import '@courtside/betslip/styles.css';
import '@courtside/help/styles.css';
import '@courtside/lobby/styles.css';
import '@courtside/member/styles.css';
import '@courtside/sports/styles.css';
import '@courtside/wallet/styles.css';
import { toLocale } from '@courtside/i18n';
import { SiteI18nProvider } from '@courtside/i18n/react';
import type { Toggles } from '@courtside/shell';
import {
  CrashPage,
  routeTable,
  ServicesProvider,
  SiteRoutes,
  type ScreenRoute,
} from '@courtside/shell/react';
import { ImageryProvider, UiProvider } from '@courtside/ui';
import type { Decorator } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { lookOf } from '../globals.ts';
import { SITE } from '../with-site.tsx';
import { createStorySite } from './story-site.ts';
import type { Script } from './story-gateway.ts';
import { createFrame, siteScreens, Toasts, type BrandName, type Site } from './web-app.ts';

/** What a story of a whole page says in `parameters.site`. */
export interface SiteParameters {
  /** Where the site is opened. */
  path: string;
  /** Somebody is logged in. */
  member?: boolean;
  toggles?: Partial<Toggles>;
  script?: Script;
  /** Screens beside those of the site. */
  routes?: readonly ScreenRoute[];
}

/** A site below a router that keeps its address to itself. */
export function SiteAt({
  site,
  path,
  routes,
}: {
  site: Site;
  path: string;
  routes?: readonly ScreenRoute[] | undefined;
}) {
  const [table] = useState(() => routeTable([...siteScreens(site), ...(routes ?? [])]));
  const [Frame] = useState(() => createFrame(site));
  useEffect(() => {
    const started = site.start({ address: location.href, page: document.documentElement });
    return () => void started.then((stop) => stop());
  }, [site]);
  return (
    <UiProvider>
      <ImageryProvider imagery={site.services.brand.imagery}>
        <SiteI18nProvider site={site.services.i18n}>
          <ServicesProvider services={site.services}>
            <Provider store={site.store}>
              <MemoryRouter initialEntries={[path]}>
                <SiteRoutes table={table} layout={Frame} crash={CrashPage} />
              </MemoryRouter>
              <Toasts toaster={site.services.toaster} />
            </Provider>
          </ServicesProvider>
        </SiteI18nProvider>
      </ImageryProvider>
    </UiProvider>
  );
}

function StorySiteFrame({
  look,
  locale,
  options: { path, routes, ...options },
}: {
  look: ReturnType<typeof lookOf>;
  locale: string;
  options: SiteParameters;
}) {
  const [{ site }] = useState(() =>
    createStorySite({
      i18n: SITE,
      brand: look.brand as BrandName,
      edition: look.edition === 'professional' ? 'professional' : 'classic',
      priceColors: look.priceColors,
      locale: toLocale(locale),
      ...options,
    }),
  );
  return <SiteAt site={site} path={path} routes={routes} />;
}

/** Draws the site of `parameters.site`, in the look of the toolbar, where the story would be. */
export const withSiteFrame: Decorator = (_, { globals, id, parameters }) => {
  const look = lookOf(globals);
  const locale = String(globals['locale']);
  return (
    <StorySiteFrame
      // Another look or another story is another site.
      key={JSON.stringify([id, look, locale])}
      look={look}
      locale={locale}
      options={parameters['site'] as SiteParameters}
    />
  );
};
