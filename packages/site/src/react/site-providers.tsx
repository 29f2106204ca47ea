import { SiteI18nProvider } from '@courtside/i18n/react';
import { ServicesProvider } from '@courtside/shell/react';
import { ImageryProvider, UiProvider } from '@courtside/ui';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Site } from '../create-site.ts';

export interface SiteProvidersProps {
  site: Pick<Site, 'services' | 'store'>;
  children: ReactNode;
}

/**
 * All providers that a screen of the site needs: kit, pictures, language, services and store. `SiteApp` includes them;
 * use it in a test or a story that shows only a part of a site.
 *
 * @example
 * <SiteProviders site={createSite(options)}>
 *   <MemoryRouter>
 *     <BalanceCard />
 *   </MemoryRouter>
 * </SiteProviders>
 */
export function SiteProviders({ site: { services, store }, children }: SiteProvidersProps) {
  return (
    <UiProvider>
      <ImageryProvider imagery={services.brand.imagery}>
        <SiteI18nProvider site={services.i18n}>
          <ServicesProvider services={services}>
            <Provider store={store.redux}>{children}</Provider>
          </ServicesProvider>
        </SiteI18nProvider>
      </ImageryProvider>
    </UiProvider>
  );
}
