import '@courtside/shell/styles.css';
import { toLocale } from '@courtside/i18n';
import type { HomeBlock, SiteSocket, Toggles } from '@courtside/shell';
import { defineFeature, type Feature, type ScreenRoute } from '@courtside/shell/react';
import { SiteApp, type Site } from '@courtside/site';
import type { Decorator } from '@storybook/react-vite';
import { useEffect, useState, type ReactNode } from 'react';
import { MemoryRouter, parsePath } from 'react-router';
import { lookOf } from '../globals.ts';
import { SITE } from '../with-site.tsx';
import { createStorySite } from './story-site.ts';
import type { Script } from './story-gateway.ts';
import type { BrandName } from './web-app.ts';

/** What a story of a whole page says in `parameters.site`. */
export interface SiteParameters {
  /** Where the site is opened. */
  path: string;
  /** The page that the member was sent there from. */
  from?: string;
  /** Somebody is logged in. */
  member?: boolean;
  toggles?: Partial<Toggles>;
  /** The brand's blocks of home. */
  homeBlocks?: readonly HomeBlock[];
  script?: Script;
  /** What the device kept from an earlier visit. */
  kept?: Readonly<Record<string, string>>;
  /** What stands for the gateway's socket. */
  socket?: () => SiteSocket;
  /** Screens beside those of the site. */
  routes?: readonly ScreenRoute[];
  /** Features beside those of the site. */
  features?: readonly Feature<string>[];
}

/** Toggles of the brand that the controls of a page story change. */
export const TOGGLES = [
  'deposit',
  'skipSport',
  'hideNavIcon',
  'hideAgent',
  'showSponsor',
  'professionalTheme',
] as const satisfies readonly (keyof Toggles)[];

/** What the controls say, over what the story says. */
function withControls(site: SiteParameters, args: Record<string, unknown>): SiteParameters {
  const chosen = TOGGLES.filter((name) => typeof args[name] === 'boolean');
  const toggles = Object.fromEntries(chosen.map((name) => [name, args[name]]));
  return {
    ...site,
    ...(typeof args['member'] === 'boolean' && { member: args['member'] }),
    toggles: { ...site.toggles, ...toggles },
  };
}

const routerAt = (path: string, from: string | undefined) =>
  function RouterAt({ children }: { children: ReactNode }) {
    return (
      <MemoryRouter
        initialEntries={[{ ...parsePath(path), state: from === undefined ? null : { from } }]}
      >
        {children}
      </MemoryRouter>
    );
  };

/** A site below a router that keeps its address to itself. */
function SiteAt({ site, path, from }: { site: Site; path: string; from?: string | undefined }) {
  const [router] = useState(() => routerAt(path, from));
  useEffect(() => {
    const address = new URL(path, location.href).href;
    const started = site.start({ address, page: document.documentElement });
    return () => void started.then((stop) => stop());
  }, [path, site]);
  return <SiteApp site={site} router={router} />;
}

function StorySiteFrame({
  look,
  locale,
  options: { path, from, routes, features, ...options },
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
      features: [defineFeature({ id: 'story', routes: routes ?? [] }), ...(features ?? [])],
      ...options,
    }),
  );
  return <SiteAt site={site} path={path} from={from} />;
}

/** Draws the site of `parameters.site`, in the look of the toolbar, where the story would be. */
export const withSiteFrame: Decorator = (_, { args, globals, id, parameters }) => {
  const look = lookOf(globals);
  const locale = String(globals['locale']);
  return (
    <StorySiteFrame
      // Another look or another story is another site.
      key={JSON.stringify([id, look, locale, args])}
      look={look}
      locale={locale}
      options={withControls(parameters['site'] as SiteParameters, args)}
    />
  );
};
