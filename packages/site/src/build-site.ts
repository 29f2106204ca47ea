import type { SiteI18n } from '@courtside/i18n';
import { memoryStore } from '@courtside/kernel';
import { browserNetwork, browserPlatform } from '@courtside/kernel/platform';
import type { Brand } from '@courtside/shell';
import type { Feature } from '@courtside/shell/react';
import { createSite, type Site } from './create-site.ts';

/** Nothing is fetched, so the page needs no check of its origin. */
const NO_ORIGIN = 'https://prerendered.invalid';
/** Empty address and keys: no call is made while a site is built. */
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
  /** Called with each fault. */
  onFault: (fault: unknown) => void;
  /** Returns the fault that a network call fails with: there is no network. */
  onCall: () => Error;
}

/** A site that is composed at build time: it has its screens and texts, but no gateway and no device. */
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
