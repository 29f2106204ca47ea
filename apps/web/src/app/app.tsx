import { SiteI18nProvider } from '@courtside/i18n/react';
import {
  CrashPage,
  lazyPart,
  routeTable,
  ServicesProvider,
  SiteRoutes,
} from '@courtside/shell/react';
import { ImageryProvider, UiProvider } from '@courtside/ui';
import { Suspense, useState } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import type { Site } from './create-site.ts';
import { createFrame } from './frame.tsx';
import { siteScreens } from './routes.tsx';

const Toasts = lazyPart(
  async () => (await import('./toasts.tsx')).Toasts,
  () => null,
);

/** The whole site, from what the composition root made. */
export function App({ site }: { site: Site }) {
  const [table] = useState(() => routeTable(siteScreens(site)));
  const [Frame] = useState(() => createFrame(site));
  return (
    <UiProvider>
      <ImageryProvider imagery={site.services.brand.imagery}>
        <SiteI18nProvider site={site.services.i18n}>
          <ServicesProvider services={site.services}>
            <Provider store={site.store}>
              <BrowserRouter>
                <SiteRoutes table={table} layout={Frame} crash={CrashPage} />
              </BrowserRouter>
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
