import type { Locale, SiteI18n } from '@courtside/i18n';
import type { Clock } from '@courtside/kernel';
import { memoryStore, seededRandom } from '@courtside/kernel/testing';
import { systemClock } from '@courtside/kernel/platform';
import {
  defineBrand,
  type ErrorReporter,
  type HomeBlock,
  type NetworkSignal,
  type SiteSocket,
  type Toggles,
} from '@courtside/shell';
import { createSite, type Feature, type Site } from '@courtside/site';
import { standardFeatures } from '@courtside/site/features';
import { STORY_TIME } from './home-answers.ts';
import { sayIn, storyGateway, type Script, type StoryGateway } from './story-gateway.ts';
import { BRANDS, LOOKS, type BrandName } from './web-app.ts';

export interface StorySiteOptions {
  i18n: SiteI18n;
  brand?: BrandName;
  edition?: 'classic' | 'professional';
  locale?: Locale;
  priceColors?: string;
  toggles?: Partial<Toggles>;
  /** The brand's blocks of home. */
  homeBlocks?: readonly HomeBlock[];
  /** What the device kept from an earlier visit. */
  kept?: Readonly<Record<string, string>>;
  /** Somebody is logged in. */
  member?: boolean;
  /** What the gateway answers besides the site's settings. */
  script?: Script | undefined;
  clock?: Clock;
  /** What the device says of its line; it is always there unless told. */
  network?: NetworkSignal;
  /** Reported faults. @default dropped */
  errors?: ErrorReporter;
  /** What stands for the gateway's socket; without it nothing is connected. */
  socket?: (() => SiteSocket) | undefined;
  /** Features besides the standard ones. */
  features?: readonly Feature<string>[];
  /** Features in the place of the standard ones of the same id. */
  replaced?: readonly Feature<string>[];
}

export interface StorySite {
  site: Site;
  gateway: StoryGateway;
}

/** A whole site on a gateway in the same page: composed as every site is, with nothing kept beyond it. */
export function createStorySite({
  i18n,
  brand = 'courtside',
  edition = 'classic',
  locale = 'zh-Hans',
  priceColors,
  toggles,
  homeBlocks,
  kept = {},
  member = false,
  script,
  clock = systemClock(),
  network,
  errors = { report: () => undefined },
  socket,
  features = [],
  replaced = [],
}: StorySiteOptions): StorySite {
  const gateway = storyGateway();
  const storage = memoryStore();
  storage.set('edition', edition);
  storage.set('courtside.locale', locale);
  if (priceColors) storage.set('courtside.priceColors', priceColors);
  gateway.on('/site/api/v1/configuration/preInfo', {
    data: {
      ip: '203.0.113.7',
      serverTime: clock.now(),
      siteTime: STORY_TIME,
      siteBaseConfig: {
        h5DomainUrl: 'https://h5.example.com',
        title: BRANDS[brand].name,
        encryption: 0,
        edition: 1,
        deposit: 1,
        currency: 'CNY',
        iosUrl: 'https://h5.example.com/app/ios',
        androidUrl: 'https://h5.example.com/app/android',
        appVersion: '3.2.0',
      },
    },
  });
  for (const [key, value] of Object.entries(kept)) storage.set(key, value);
  script?.(gateway, sayIn(locale));
  const brandInput = {
    ...BRANDS[brand],
    ...LOOKS[brand],
    ...(toggles ? { toggles } : {}),
    ...(homeBlocks ? { homeBlocks } : {}),
  };
  const site = createSite({
    brand: defineBrand(brandInput),
    config: {
      siteId: '9000',
      gatewayUrl: 'https://gateway.example.com',
      signKey: '0'.repeat(64),
      cryptKey: '0'.repeat(64),
    },
    features: [
      ...standardFeatures().map(
        (standard) => replaced.find(({ id }) => id === standard.id) ?? standard,
      ),
      ...features,
    ],
    platform: { clock, storage, random: seededRandom(), fetch: gateway.fetch },
    network: network ?? { online: () => true, subscribe: () => () => undefined },
    i18n,
    language: locale,
    version: '1.0.0',
    errors,
    scripts: { scriptUrl: (address) => address },
    updates: {
      newerBuild: async () => null,
      wasReloadedFor: () => false,
      reloadFor: () => undefined,
    },
  });
  if (socket) {
    const made = socket();
    site.services.socket = async () => made;
  }
  if (member) site.services.session.open({ token: 'token-of-a-story-0001', userId: '10000001' });
  return { site, gateway };
}
