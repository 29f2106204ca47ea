import { CrashPage, lazyPart, SiteRoutes, SlotsProvider } from '@courtside/shell/react';
import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import type { Site } from '../create-site.ts';
import { createFrame } from './frame.tsx';
import { SiteProviders } from './site-providers.tsx';
import { slotParts } from './slot-parts.ts';

const SiteNotices = lazyPart(
  async () => (await import('./site-notices.tsx')).SiteNotices,
  () => null,
);

export interface SiteAppProps {
  site: Site;
  /** The router above the screens, such as `BrowserRouter`. Pass the same component in each render. */
  router: ComponentType<{ children: ReactNode }>;
}

/** The whole site of `createSite`. */
export function SiteApp({ site, router: Router }: SiteAppProps) {
  const [parts] = useState(() => slotParts(site));
  const [Frame] = useState(() => createFrame(site, parts));
  return (
    <SiteProviders site={site}>
      <Router>
        <SlotsProvider parts={parts}>
          <SiteRoutes table={site.table} layout={Frame} crash={CrashPage} />
        </SlotsProvider>
      </Router>
      <Suspense>
        <SiteNotices site={site} />
      </Suspense>
    </SiteProviders>
  );
}
