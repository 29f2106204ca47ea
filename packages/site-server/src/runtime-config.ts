import { CourtsideError } from '@courtside/kernel';

/** The answer of `/runtime-config.json`. */
export interface ServedConfig {
  siteId: string;
  gatewayUrl: string;
  signKey: string;
  cryptKey: string;
  brandName?: string;
  brand?: Readonly<Record<string, string>>;
}

const OVERRIDE = 'COURTSIDE_BRAND_';

/**
 * The runtime configuration from the environment of the site's server: `COURTSIDE_SIGN_KEY`, `COURTSIDE_CRYPT_KEY`,
 * `SITE_ID` (9000 unless set), `COURTSIDE_BRAND`, and `COURTSIDE_BRAND_…` for the brand's toggles.
 *
 * @throws CourtsideError `site-server.not-configured` naming the missing variable
 */
export function runtimeConfig(env: Readonly<Record<string, string | undefined>>): ServedConfig {
  const required = (name: string): string => {
    const value = env[name];
    if (value) return value;
    throw new CourtsideError(`${name} is not set`, {
      code: 'site-server.not-configured',
      kind: 'configuration',
    });
  };
  const overrides = Object.entries(env).filter(
    (entry): entry is [string, string] => entry[0].startsWith(OVERRIDE) && entry[1] !== undefined,
  );
  const brandName = env['COURTSIDE_BRAND'];
  return {
    siteId: env['SITE_ID'] ?? '9000',
    gatewayUrl: '',
    signKey: required('COURTSIDE_SIGN_KEY'),
    cryptKey: required('COURTSIDE_CRYPT_KEY'),
    ...(brandName ? { brandName } : {}),
    ...(overrides.length > 0 ? { brand: Object.fromEntries(overrides) } : {}),
  };
}
