import { scriptedGateway } from '@courtside/api-client/testing';
import { createSiteI18n } from '@courtside/i18n';
import { memoryStore, type KeyValueStore } from '@courtside/kernel';
import { systemClock } from '@courtside/kernel/platform';
import { seededRandom } from '@courtside/kernel/testing';
import { defineBrand, type Toggles } from '@courtside/shell';
import { createSite, type Feature } from '../src/index.ts';

const PRE_INFO = {
  ip: '203.0.113.7',
  serverTime: 1_781_200_000_000,
  siteTime: 1_781_200_000_000,
  siteBaseConfig: {
    h5DomainUrl: 'https://h5.example.com',
    title: 'Courtside',
    encryption: 0 as const,
    edition: 1 as const,
    deposit: 1 as const,
    currency: 'CNY',
    iosUrl: '',
    androidUrl: '',
    appVersion: '1.0.0',
  },
};

/** A site without a page, on a gateway whose answers the test defines. */
export function makeSite(
  features: readonly Feature<string>[] = [],
  storage: KeyValueStore = memoryStore(),
  toggles: Partial<Toggles> = {},
) {
  const clock = { ...systemClock(), now: () => PRE_INFO.serverTime };
  const gateway = scriptedGateway({ clock });
  const held = new Map<string, Promise<void>>();
  gateway.on('/site/api/v1/configuration/preInfo', { data: PRE_INFO });
  async function fetchHeld(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    const answer = await gateway.fetch(request);
    await held.get(pathname);
    return answer;
  }
  const site = createSite({
    brand: defineBrand({
      name: 'Courtside',
      slogan: { 'zh-Hans': '一', 'zh-Hant': '一' },
      minimumAge: 18,
      licence: { 'zh-Hans': '牌照', 'zh-Hant': '牌照' },
      openCategories: ['home'],
      toggles,
    }),
    config: {
      siteId: '9000',
      gatewayUrl: 'http://gateway.test',
      signKey: '0a'.repeat(32),
      cryptKey: '0b'.repeat(32),
    },
    features,
    platform: { clock, random: seededRandom(3), storage, fetch: fetchHeld },
    network: { online: () => true, subscribe: () => () => undefined },
    i18n: createSiteI18n(),
    language: 'zh-CN',
    version: '1.0.0',
    errors: { report: () => undefined },
    scripts: { scriptUrl: (address) => address },
    updates: {
      newerBuild: async () => null,
      wasReloadedFor: () => false,
      reloadFor: () => undefined,
    },
  });
  const start = (path = '/') =>
    site.start({ address: `http://site.test${path}`, page: { lang: '', dataset: {} } });
  /** Holds the answers of a path that are requested from now on. @returns releases them */
  function hold(path: string): () => void {
    let release = () => undefined as void;
    held.set(path, new Promise((resolve) => void (release = resolve)));
    return () => {
      held.delete(path);
      release();
    };
  }
  return { site, gateway, start, hold };
}
