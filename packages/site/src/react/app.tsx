import { SiteI18nProvider } from '@courtside/i18n/react';
import {
  CrashPage,
  lazyPart,
  routeTable,
  ServicesProvider,
  SiteRoutes,
} from '@courtside/shell/react';
import { ImageryProvider, UiProvider } from '@courtside/ui';
import { Suspense, useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Site } from '../create-site.ts';
import { createFrame } from './frame.tsx';

const Toasts = lazyPart(
  async () => (await import('./toasts.tsx')).Toasts,
  () => null,
);

export interface SiteAppProps {
  site: Site;
  /** Puts the screens below a router, such as `BrowserRouter`. */
  router: (screens: ReactNode) => ReactNode;
}

/** The whole site, from what `createSite` made. */
export function SiteApp({ site, router }: SiteAppProps) {
  const [table] = useState(() => routeTable(site.routes));
  const [Frame] = useState(() => createFrame(site));
  return (
    <UiProvider>
      <ImageryProvider imagery={site.services.brand.imagery}>
        <SiteI18nProvider site={site.services.i18n}>
          <ServicesProvider services={site.services}>
            <Provider store={site.store.redux}>
              {router(<SiteRoutes table={table} layout={Frame} crash={CrashPage} />)}
              <Suspense>
                <Toasts toaster={site.services.toaster} />
              </Suspense>
            </Provider>
          </ServicesProvider>
        </SiteI18nProvider>
      </ImageryProvider>
    </UiProvider>
  );
}
