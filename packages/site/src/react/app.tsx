import { SiteI18nProvider } from '@courtside/i18n/react';
import {
  CrashPage,
  lazyPart,
  ServicesProvider,
  SiteRoutes,
  SlotsProvider,
} from '@courtside/shell/react';
import { ImageryProvider, UiProvider } from '@courtside/ui';
import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Site } from '../create-site.ts';
import { createFrame } from './frame.tsx';
import { slotParts } from './slot-parts.ts';

const SiteNotices = lazyPart(
  async () => (await import('./site-notices.tsx')).SiteNotices,
  () => null,
);

export interface SiteAppProps {
  site: Site;
  /** The router that the screens are below, such as `BrowserRouter`. Keep the same component between renders. */
  router: ComponentType<{ children: ReactNode }>;
}

/** The whole site, from what `createSite` made. */
export function SiteApp({ site, router: Router }: SiteAppProps) {
  const [parts] = useState(() => slotParts(site));
  const [Frame] = useState(() => createFrame(site, parts));
  return (
    <UiProvider>
      <ImageryProvider imagery={site.services.brand.imagery}>
        <SiteI18nProvider site={site.services.i18n}>
          <ServicesProvider services={site.services}>
            <Provider store={site.store.redux}>
              <Router>
                <SlotsProvider parts={parts}>
                  <SiteRoutes table={site.table} layout={Frame} crash={CrashPage} />
                </SlotsProvider>
              </Router>
              <Suspense>
                <SiteNotices site={site} />
              </Suspense>
            </Provider>
          </ServicesProvider>
        </SiteI18nProvider>
      </ImageryProvider>
    </UiProvider>
  );
}
