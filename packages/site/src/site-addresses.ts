import { createSiteI18n } from '@courtside/i18n';
import { CourtsideError } from '@courtside/kernel';
import type { Brand } from '@courtside/shell';
import type { Feature } from '@courtside/shell/react';
import { buildSite } from './build-site.ts';

export interface AddressOptions {
  brand: Brand;
  /** The features of the site, as in `startSite`. */
  features: (brand: Brand) => readonly Feature<string>[];
}

/** The addresses of a site, for search engines. */
export interface SiteAddresses {
  /** Public pages, without those that have a parameter in their path. */
  readonly open: readonly string[];
  /** Beginnings of the members' addresses. */
  readonly closed: readonly string[];
  /**
   * Pages that the brand has turned off, such as the one about deposits: they are in no list, even if links lead there.
   */
  readonly off: readonly string[];
  /** The path of every route, with its parameters, such as `/game/sport/match/:gidm`: for tests that open them all. */
  readonly routes: readonly string[];
}

/**
 * The addresses of a brand's site, from the routes of its features.
 *
 * @example await siteAddresses({ brand, features: standardFeatures }); // { open: ['/', '/game/sport'], closed: ['/mine/vip'], off: [], routes: […] }
 */
export async function siteAddresses({ brand, features }: AddressOptions): Promise<SiteAddresses> {
  const composed = features(brand);
  const noCall = () =>
    new CourtsideError('The addresses of a site ask nothing', {
      code: 'site.prerender',
      kind: 'programming',
    });
  const i18n = createSiteI18n();
  const { services, store, table } = buildSite({
    brand,
    features: composed,
    i18n,
    language: 'zh-Hans',
    onFault: () => undefined,
    onCall: noCall,
  });
  const areas = composed.flatMap(({ areas: own = [] }) =>
    typeof own === 'function' ? own({ services, store }) : own,
  );
  for (const { under } of areas) {
    for (const start of under) await table.pendingAt(start)?.load();
  }
  const all = table.rows().map(({ route }) => route);
  const isOff = ({ deposit }: (typeof all)[number]) => deposit === true && !brand.toggles.deposit;
  const routes = all.filter((route) => !isOff(route));
  return {
    off: all.filter(isOff).map(({ path }) => path),
    routes: routes.map(({ path }) => path),
    open: routes
      .filter(
        ({ access, path, menu }) => access === 'public' && menu !== false && !path.includes(':'),
      )
      .map(({ path }) => path),
    closed: [
      ...new Set(
        routes
          .filter(({ access }) => access !== 'public')
          .map(({ path }) => path.replace(/:.*$/, '')),
      ),
    ],
  };
}
