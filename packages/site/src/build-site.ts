import type { SiteI18n } from '@courtside/i18n';
import { memoryStore } from '@courtside/kernel';
import { browserNetwork, browserPlatform } from '@courtside/kernel/platform';
import type { Brand } from '@courtside/shell';
import type { Feature } from '@courtside/shell/react';
import { createSite, type Site } from './create-site.ts';

/** Nothing is read from a network, so the page never has to be checked against an origin. */
const NO_ORIGIN = 'https://prerendered.invalid';
/** No address and no key: nothing is called while a site is built. */
const NO_GATEWAY = {
  siteId: '0',
  gatewayUrl: '',
  signKey: '0'.repeat(64),
  cryptKey: '0'.repeat(64),
};

export interface BuildSiteOptions {
  brand: Brand;
  features: readonly Feature<string>[];
  i18n: SiteI18n;
  language: string;
  /** Hears of what went wrong. */
  onFault: (fault: unknown) => void;
  /** What a call of the network fails with: there is none. */
  onCall: () => Error;
}

/** A site that is composed when it is built: it has its screens and texts, and neither a gateway nor a device. */
export function buildSite({
  brand,
  features,
  i18n,
  language,
  onFault,
  onCall,
}: BuildSiteOptions): Site {
  return createSite({
    brand,
    config: NO_GATEWAY,
    features,
    platform: {
      ...browserPlatform(),
      storage: memoryStore(),
      tabStorage: memoryStore(),
      fetch: () => Promise.reject(onCall()),
    },
    network: browserNetwork(),
    i18n,
    language,
    version: '',
    errors: { report: onFault },
    scripts: { scriptUrl: (address) => new URL(address, NO_ORIGIN).href },
    updates: {
      newerBuild: () => Promise.resolve(null),
      wasReloadedFor: () => false,
      reloadFor: () => undefined,
    },
  });
}
