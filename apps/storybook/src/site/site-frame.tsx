import '@courtside/shell/styles.css';
import { toLocale } from '@courtside/i18n';
import type { Toggles } from '@courtside/shell';
import { defineFeature, type ScreenRoute } from '@courtside/shell/react';
import { SiteApp, type Site } from '@courtside/site';
import type { Decorator } from '@storybook/react-vite';
import { useEffect, useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { lookOf } from '../globals.ts';
import { SITE } from '../with-site.tsx';
import { createStorySite } from './story-site.ts';
import type { Script } from './story-gateway.ts';
import type { BrandName } from './web-app.ts';

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

const routerAt = (path: string) =>
  function RouterAt({ children }: { children: ReactNode }) {
    return <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>;
  };

/** A site below a router that keeps its address to itself. */
export function SiteAt({ site, path }: { site: Site; path: string }) {
  const [router] = useState(() => routerAt(path));
  useEffect(() => {
    const started = site.start({ address: location.href, page: document.documentElement });
    return () => void started.then((stop) => stop());
  }, [site]);
  return <SiteApp site={site} router={router} />;
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
      features: [defineFeature({ id: 'story', routes: routes ?? [] })],
      ...options,
    }),
  );
  return <SiteAt site={site} path={path} />;
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
