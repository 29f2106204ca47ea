import type { Locale, SiteI18n } from '@courtside/i18n';
import type { Clock } from '@courtside/kernel';
import { memoryStore, seededRandom } from '@courtside/kernel/testing';
import { systemClock } from '@courtside/kernel/platform';
import { defineBrand, type Toggles } from '@courtside/shell';
import { STORY_TIME } from './home-answers.ts';
import { sayIn, storyGateway, type Script, type StoryGateway } from './story-gateway.ts';
import { BRANDS, createSite, LOOKS, type BrandName, type Site } from './web-app.ts';

export interface StorySiteOptions {
  i18n: SiteI18n;
  brand?: BrandName;
  edition?: 'classic' | 'professional';
  locale?: Locale;
  priceColors?: string;
  toggles?: Partial<Toggles>;
  /** Somebody is logged in. */
  member?: boolean;
  /** What the gateway answers besides the site's settings. */
  script?: Script | undefined;
  clock?: Clock;
}

export interface StorySite {
  site: Site;
  gateway: StoryGateway;
}

/** A whole site on a gateway in the same page: the web app's own composition, with nothing kept beyond it. */
export function createStorySite({
  i18n,
  brand = 'courtside',
  edition = 'classic',
  locale = 'zh-Hans',
  priceColors,
  toggles,
  member = false,
  script,
  clock = systemClock(),
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
  script?.(gateway, sayIn(locale));
  const site = createSite(
    defineBrand({ ...BRANDS[brand], ...LOOKS[brand], ...(toggles ? { toggles } : {}) }),
    {
      siteId: '9000',
      gatewayUrl: 'https://gateway.example.com',
      signKey: '0'.repeat(64),
      cryptKey: '0'.repeat(64),
    },
    { clock, storage, random: seededRandom(), fetch: gateway.fetch },
    locale,
    i18n,
  );
  if (member) site.session.open({ token: 'token-of-a-story-0001', userId: '10000001' });
  return { site, gateway };
}
