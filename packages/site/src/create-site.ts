import { createApiClient, type CallEntry } from '@courtside/api-client';
import { gatewayApi } from '@courtside/api-client/redux';
import { createLogout, createSession, watchSession } from '@courtside/auth';
import type { SiteI18n } from '@courtside/i18n';
import { createEmitter } from '@courtside/kernel';
import type { Platform } from '@courtside/kernel/platform';
import {
  applyTheme,
  createConnection,
  createEditionStore,
  createPriceColorStore,
  type Brand,
  type ErrorReporter,
  type NetworkSignal,
  type SiteEvents,
  type ThemeTarget,
  type TrustedScripts,
} from '@courtside/shell';
import type { Feature, FeatureSite, SiteServices } from '@courtside/shell/react';
import { createSiteStore, rails } from '@courtside/shell/redux';
import { createDialogs, createToaster } from '@courtside/ui';
import { placeFeatures } from './place-features.ts';
import { createPartLoader } from './core/load-part.ts';
import type { RuntimeConfig } from './core/runtime-config.ts';
import { startLocale } from './core/start-locale.ts';
import type { Updates } from './core/updates.ts';
import { connectFeatures } from './connect-features.ts';
import { FRAME_MESSAGES } from './frame-messages.ts';
import { m } from './react/messages.ts';

const LOGOUT = '/site/api/v1/user/logout';
const UPLOAD = '/site/api/v1/user/upload/uploadImage';
const LOCALE_TAGS = { 'zh-Hans': 'zh-CN', 'zh-Hant': 'zh-TW' } as const;

export interface SiteOptions {
  brand: Brand;
  config: RuntimeConfig;
  /** Everything that this site consists of besides its frame. */
  features: readonly Feature<string>[];
  platform: Platform;
  network: NetworkSignal;
  i18n: SiteI18n;
  /** Language of the browser, for those who have chosen none. */
  language: string;
  /** Version of the front end, sent with every call. */
  version: string;
  errors: ErrorReporter;
  scripts: TrustedScripts;
  updates: Updates;
}

/** What a page hands over when the site starts. */
export interface Start {
  /** The address that it was opened with. */
  address: string;
  /** The element that carries the theme attributes. */
  page: ThemeTarget;
}

export type Site = ReturnType<typeof createSite>;

/**
 * The composition root: makes everything that one site needs and connects the features, which do not know each other.
 *
 * @throws CourtsideError `site.feature-conflict` when two features claim the same thing, `client.bad-key` for a key of
 *   the wrong form
 */
export function createSite(options: SiteOptions) {
  const { brand, config, features, platform, network, i18n, language, version, scripts } = options;
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
      version,
      keys: { signKey: config.signKey, cryptKey: config.cryptKey },
      getToken: session.token,
      device: async () =>
        (await import('./platform/device-fingerprint.ts')).deviceFingerprint(
          platform,
          brand.scripts,
          scripts,
        ),
      getLanguage: () => LOCALE_TAGS[i18n.locale],
      onSessionExpired: () => {
        session.close();
        events.emit('loginExpired', undefined);
      },
      onCall: noteCall,
    },
    platform,
  );
  const connection = createConnection({ clock, network, probe: client.probe });
  const store = createSiteStore(client);
  const services: SiteServices = {
    brand,
    version,
    client,
    session,
    logout: createLogout({
      call: (callOptions) => client.call(LOGOUT, {}, callOptions),
      session,
      onLoggedOut: () => events.emit('loggedOut', undefined),
    }),
    events,
    toaster,
    dialogs: createDialogs({ clock }),
    i18n,
    edition,
    priceColors,
    clock,
    random,
    storage,
    connection,
    errors: options.errors,
    scripts,
    async deviceCipher() {
      const { createDeviceCipher } = await import('./platform/device-cipher.ts');
      return createDeviceCipher(config.cryptKey, random);
    },
  };
  const featureSite: FeatureSite = { services, store };
  const placed = placeFeatures(features, featureSite);
  const loadPart = createPartLoader({
    clock,
    updates: options.updates,
    onUpdate: () => toaster.show(i18n.t(m.updated)),
  });
  const connected = connectFeatures(placed, featureSite, loadPart);

  function noteCall({ path, outcome, action, answeredMs = 0, gatewayDown }: CallEntry) {
    // An abort says nothing of the line, and an upload takes as long as it is large; a refusal is an answer.
    if (outcome !== 'client.aborted' && path !== UPLOAD) {
      connection.heard({ answered: gatewayDown !== true, durationMs: answeredMs });
    }
    // The caller shows the refusal in its place; that the game must be entered again concerns the whole site (spec access 8).
    if (action === 're-enter-game') events.emit('reEnterGame', undefined);
  }

  /** Drops every answer of the gateway: those of one member or one language must not be shown with another. */
  function forgetAnswers() {
    client.invalidate();
    store.dispatch(gatewayApi.util.resetApiState());
  }

  /** Few addresses have a query that could carry a code. */
  async function keepReferralOf(address: string) {
    if (!address.includes('?')) return;
    const { keepReferral } = await import('./platform/referral.ts');
    keepReferral(storage, address);
  }

  function askAgain() {
    store.dispatch(gatewayApi.internalActions.onOnline());
  }

  /** Spec access 4: after a login the member's data, the balance and the unread messages are read. */
  function readMember() {
    const { member, balance, unread } = rails.endpoints;
    const anew = { forceRefetch: true, subscribe: false };
    void store.dispatch(member.initiate(undefined, anew));
    void store.dispatch(balance.initiate(undefined, anew));
    void store.dispatch(unread.initiate(undefined, anew));
  }

  return {
    ...connected,
    services,
    session,
    store,
    loadPart,
    /** Begins what runs as long as the page; returns what ends it. */
    async start({ address, page }: Start): Promise<() => void> {
      await keepReferralOf(address);
      const texts = [...FRAME_MESSAGES, ...connected.frameMessages];
      await Promise.all(texts.map((source) => i18n.use(source)));
      await i18n.activate(startLocale(storage, brand, language));
      applyTheme(page, {
        brand: brand.theme,
        edition: edition.current(),
        priceColors: priceColors.current(),
        locale: i18n.locale,
      });
      const stops = [
        watchSession(session),
        session.subscribe(() => {
          forgetAnswers();
          events.emit('memberChanged', { userId: session.userId() });
        }),
        i18n.onSwitch((locale) => {
          forgetAnswers();
          events.emit('localeChanged', { locale });
        }),
        events.on('loginSuccess', readMember),
        connection.start(),
        connection.onBack(askAgain),
        ...connected.start(),
      ];
      client.preInfo().then(
        ({ siteBaseConfig }) => edition.allowChoice(siteBaseConfig.edition === 1),
        // The site works without; the first screen that needs the gateway says what is wrong.
        () => undefined,
      );
      return () => {
        for (const stop of stops) stop();
        client.dispose();
      };
    },
  };
}
