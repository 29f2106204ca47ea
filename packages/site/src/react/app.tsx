import { SiteI18nProvider } from '@courtside/i18n/react';
import {
  CrashPage,
  lazyPart,
  routeTable,
  ServicesProvider,
  SiteRoutes,
} from '@courtside/shell/react';
import { ImageryProvider, UiProvider } from '@courtside/ui';
import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Site } from '../create-site.ts';
import { createFrame } from './frame.tsx';

const Toasts = lazyPart(
  async () => (await import('./toasts.tsx')).Toasts,
  () => null,
);

export interface SiteAppProps {
  site: Site;
  /** The router that the screens are below, such as `BrowserRouter`. Keep the same component between renders. */
  router: ComponentType<{ children: ReactNode }>;
}

/** The whole site, from what `createSite` made. */
export function SiteApp({ site, router: Router }: SiteAppProps) {
  const [table] = useState(() => routeTable(site.routes));
  const [Frame] = useState(() => createFrame(site));
  return (
    <UiProvider>
      <ImageryProvider imagery={site.services.brand.imagery}>
        <SiteI18nProvider site={site.services.i18n}>
          <ServicesProvider services={site.services}>
            <Provider store={site.store.redux}>
              <Router>
                <SiteRoutes table={table} layout={Frame} crash={CrashPage} />
              </Router>
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
