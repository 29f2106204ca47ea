import { CourtsideError } from '@courtside/kernel';

/** Data that a brand's server gives the page at its start, with the keys, which must not be in a bundle. */
export interface RuntimeConfig {
  siteId: string;
  /** Origin of the gateway; empty when it is reached through the site's own. */
  gatewayUrl: string;
  signKey: string;
  cryptKey: string;
  /** Id of the served build, so that a page notices a newer one. */
  build?: string;
  /** Name of the brand, for an app of several brands. */
  brandName?: string;
  /** Overrides of the brand's toggles, by the names of the server's environment variables; checked by the server. */
  brand?: Readonly<Record<string, string>>;
}

/** @throws CourtsideError `site.runtime-config` naming the missing fields */
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
