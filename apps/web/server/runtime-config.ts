import { brandName } from '../src/brand.ts';
import type { RuntimeConfig } from '../src/runtime-config.ts';

/** What `/runtime-config.json` answers, from the environment of the site's server. @throws naming what is not set */
export function runtimeConfig(env: NodeJS.ProcessEnv): RuntimeConfig {
  const required = (name: string): string => {
    const value = env[name];
    if (value) return value;
    throw new Error(`${name} is not set`);
  };
  const overrides = Object.entries(env).filter(
    (entry): entry is [string, string] =>
      entry[0].startsWith('COURTSIDE_BRAND_') && entry[1] !== undefined,
  );
  return {
    siteId: env['SITE_ID'] ?? '9000',
    gatewayUrl: '',
    signKey: required('COURTSIDE_SIGN_KEY'),
    cryptKey: required('COURTSIDE_CRYPT_KEY'),
    brandName: brandName(env['COURTSIDE_BRAND']),
    ...(overrides.length > 0 ? { brand: Object.fromEntries(overrides) } : {}),
  };
}
