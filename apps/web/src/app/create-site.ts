import { createApiClient } from '@courtside/api-client';
import { gatewayApi } from '@courtside/api-client/redux';
import { createSession, keepReferral, watchSession } from '@courtside/auth';
import { ORDER_STORAGE_KEY } from '@courtside/betslip';
import type { SiteI18n } from '@courtside/i18n';
import { createEmitter } from '@courtside/kernel';
import type { Platform } from '@courtside/kernel/platform';
import {
  createEditionStore,
  createPriceColorStore,
  dressPage,
  refusalWay,
  type Brand,
  type SiteEvents,
  type Wearer,
} from '@courtside/shell';
import type { SiteServices } from '@courtside/shell/react';
import { createDialogs, createToaster } from '@courtside/ui';
import type { RuntimeConfig } from '../runtime-config.ts';
import { createSiteStore } from './site-store.ts';
import type { SiteSport } from './site-sport.ts';
import { startLocale } from './start-locale.ts';

export const VERSION = '0.1.0';

export type Site = ReturnType<typeof createSite>;

/** What a page hands over when it begins. */
export interface Start {
  /** The address that it was opened with. */
  address: string;
  page: Wearer;
}

/** The composition root: makes everything one site needs, and connects the packages that must not know each other. */
export function createSite(
  brand: Brand,
  config: RuntimeConfig,
  platform: Platform,
  language: string,
  i18n: SiteI18n,
) {
  const { clock, random, storage } = platform;
  const events = createEmitter<SiteEvents>();
  const session = createSession(storage);
  const edition = createEditionStore(storage, brand.toggles.professionalTheme);
  const priceColors = createPriceColorStore(storage, brand.priceColors, () => i18n.locale);
  const toaster = createToaster();
  const client = createApiClient(
    {
      baseUrl: config.gatewayUrl,
      siteId: config.siteId,
      version: VERSION,
      keys: { signKey: config.signKey, cryptKey: config.cryptKey },
      getToken: session.token,
      device: async () => (await import('./device-fingerprint.ts')).deviceFingerprint(platform),
      getLanguage: () => (i18n.locale === 'zh-Hant' ? 'zh-TW' : 'zh-CN'),
      onSessionExpired: () => {
        session.close();
        events.emit('loginExpired', undefined);
      },
      onCall: ({ outcome }) => {
        // Whoever asked shows it in his own place, or nowhere; the game is over for all of them (spec access 8).
        if (typeof outcome === 'number' && refusalWay(outcome) === 're-enter-game') {
          events.emit('reEnterGame', undefined);
        }
      },
    },
    platform,
  );
  const siteStore = createSiteStore(client);
  const services: SiteServices = {
    brand,
    client,
    session,
    events,
    toaster,
    dialogs: createDialogs({ clock }),
    i18n,
    edition,
    priceColors,
    clock,
    random,
    storage,
    binding: () => client.call('/site/api/v1/user/member/info', {}),
  };

  let sport: Promise<SiteSport> | null = null;
  function loadSport(): Promise<SiteSport> {
    sport ??= import('./site-sport.ts').then(
      ({ createSiteSport }) => createSiteSport(services, client, siteStore),
      (error: unknown) => {
        sport = null;
        throw error;
      },
    );
    return sport;
  }

  function forgetOrder() {
    storage.set(ORDER_STORAGE_KEY, '');
    void sport?.then((loaded) => loaded.forgetOrder());
  }

  function languageChanged() {
    client.invalidate();
    siteStore.store.dispatch(gatewayApi.util.resetApiState());
  }

  let lastUserId = session.userId();
  function memberChanged() {
    // What was fetched for one member must not be shown to the next.
    client.invalidate();
    siteStore.store.dispatch(gatewayApi.util.resetApiState());
    const userId = session.userId();
    if (userId !== null && userId !== lastUserId) forgetOrder();
    lastUserId = userId ?? lastUserId;
  }

  return {
    services,
    session,
    store: siteStore.store,
    /** What the remembered password is sealed with. */
    cryptKey: config.cryptKey,
    /** The board and the slip, once somebody needs them. */
    sport: loadSport,
    /** Begins what runs as long as the page; returns what ends it. */
    async start({ address, page }: Start): Promise<() => void> {
      keepReferral(storage, address);
      await i18n.activate(startLocale(storage, brand, language));
      dressPage(page, {
        brand: brand.theme,
        edition: edition.current(),
        priceColors: priceColors.current(),
        locale: i18n.locale,
      });
      const stops = [
        watchSession(session),
        session.subscribe(memberChanged),
        events.on('loggedOut', forgetOrder),
        // What the gateway said in one script must not be shown in the other.
        i18n.i18n.on('change', languageChanged),
      ];
      // A bet whose outcome was not known when the page was closed is asked for on whatever page comes next.
      if (storage.get(ORDER_STORAGE_KEY)) void loadSport();
      client.preInfo().then(
        ({ siteBaseConfig }) => edition.allowChoice(siteBaseConfig.edition === 1),
        // The site works without; the first screen that needs the gateway says what is wrong.
        () => undefined,
      );
      return () => {
        for (const stop of stops) stop();
        void sport?.then((loaded) => loaded.runner.dispose());
        client.dispose();
      };
    },
  };
}
