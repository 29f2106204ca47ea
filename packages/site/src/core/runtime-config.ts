import { CourtsideError } from '@courtside/kernel';

/** What a brand's server tells the page when it starts; keys are here because they belong in no bundle. */
export interface RuntimeConfig {
  siteId: string;
  /** Origin of the gateway; empty when it is reached through the site's own. */
  gatewayUrl: string;
  signKey: string;
  cryptKey: string;
  /** Names the build that is served, so that a page notices a newer one. */
  build?: string;
  /** For an app of several brands: which of them it is. */
  brandName?: string;
  /** Overrides of the brand's toggles, by their names in the environment of the server, which has checked them. */
  brand?: Readonly<Record<string, string>>;
}

/** @throws CourtsideError `site.runtime-config` naming what is missing */
export function readRuntimeConfig(value: unknown): RuntimeConfig {
  const source = (typeof value === 'object' && value !== null ? value : {}) as Record<
    string,
    unknown
  >;
  const text = (key: string): string => {
    const entry = source[key];
    if (typeof entry === 'string') return entry;
    throw new CourtsideError(`runtime-config.json has no text ${key}`, {
      code: 'site.runtime-config',
      kind: 'configuration',
    });
  };
  return {
    siteId: text('siteId'),
    gatewayUrl: text('gatewayUrl'),
    signKey: text('signKey'),
    cryptKey: text('cryptKey'),
    ...(source['build'] === undefined ? {} : { build: text('build') }),
    ...(source['brandName'] === undefined ? {} : { brandName: text('brandName') }),
    ...(source['brand'] ? { brand: source['brand'] as Record<string, string> } : {}),
  };
}
