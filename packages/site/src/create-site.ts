import { createApiClient, isGatewayError, type CallEntry } from '@courtside/api-client';
import { gatewayApi, readAgain } from '@courtside/api-client/redux';
import { createLogout, createSession, watchSession } from '@courtside/auth';
import { contentOf, type SiteI18n } from '@courtside/i18n';
import { createEmitter } from '@courtside/kernel';
import { nextTask, type Platform } from '@courtside/kernel/platform';
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
import {
  isOpenTo,
  routeTable,
  rowAt,
  type Feature,
  type FeatureSite,
  type RouteTable,
  type SiteServices,
} from '@courtside/shell/react';
import { createSiteStore, type SiteStore } from '@courtside/shell/redux';
import { createDialogs, createToaster } from '@courtside/ui';
import { placeFeatures } from './place-features.ts';
import { createPartLoader } from './core/load-part.ts';
import type { RuntimeConfig } from './core/runtime-config.ts';
import { startLanguage } from './core/start-language.ts';
import type { Updates } from './core/updates.ts';
import { connectFeatures, type ConnectedFeatures } from './connect-features.ts';
import { FRAME_MESSAGES } from './frame-messages.ts';
import { m } from './react/messages.ts';
import { LOCALE_TAGS } from './core/locale-tags.ts';
import { siteSocket } from './socket/load-socket.ts';

const LOGOUT = '/site/api/v1/user/logout';
const UPLOAD = '/site/api/v1/user/upload/uploadImage';

const loadFingerprint = () => import('./platform/device-fingerprint.ts');

export interface SiteOptions {
  brand: Brand;
  config: RuntimeConfig;
  /** All parts of this site besides its frame. */
  features: readonly Feature<string>[];
  platform: Platform;
  network: NetworkSignal;
  i18n: SiteI18n;
  /** Language of the browser, for visitors who have chosen none. */
  language: string;
  /** Version of the front end, sent with every call. */
  version: string;
  errors: ErrorReporter;
  scripts: TrustedScripts;
  updates: Updates;
  /** Path of the site's service worker, if it has one. */
  serviceWorker?: string | undefined;
}

/** Data of the page at the start of the site. */
export interface Start {
  /** The address with which it was opened. */
  address: string;
  /** The element that carries the theme attributes. */
  page: ThemeTarget;
}

/** A composed site. Nothing of it runs before `start`. */
export interface Site extends Omit<ConnectedFeatures, 'start' | 'routes' | 'areas'> {
  readonly services: SiteServices;
  readonly store: SiteStore;
  readonly table: RouteTable;
  /**
   * Loads the areas that have the route of a path, so that the first render shows its page, and begins to load the
   * screen. A failure is ignored here: the page meets it, and reports it.
   */
  readonly reach: (path: string) => Promise<void>;
  /** Whether a newer build was deployed while the page was open. */
  readonly updates: Updates;
  readonly serviceWorker: string | undefined;
  /** Whether a call has been refused for maintenance since the page was opened. */
  readonly heardClosed: () => boolean;
  /**
   * Starts the services that run as long as the page.
   *
   * @returns a function that stops them: timers, listeners and calls in flight
   */
  start(start: Start): Promise<() => void>;
}

/**
 * The composition root: makes everything that one site needs and connects the features, which do not know each other.
 *
 * @throws CourtsideError `site.feature-conflict` when two features claim the same thing, `client.bad-key` for a key of
 *   the wrong form
 */
export function createSite(options: SiteOptions): Site {
  const { brand, config, features, platform, network, i18n, language, version, scripts } = options;
  const { clock, random, storage, tabStorage } = platform;
  const events = createEmitter<SiteEvents>();
  const session = createSession(storage);
  const edition = createEditionStore(storage, brand.toggles.professionalTheme);
  const priceColors = createPriceColorStore(storage, brand.priceColors, () => i18n.language.tag);
  const toaster = createToaster();
  const client = createApiClient(
    {
      baseUrl: config.gatewayUrl,
      siteId: config.siteId,
      version,
      keys: { signKey: config.signKey, cryptKey: config.cryptKey },
      getToken: session.token,
      device: async () =>
        (await loadFingerprint()).deviceFingerprint(platform, brand.scripts, scripts),
      getLanguage: () => LOCALE_TAGS[i18n.locale],
      onSessionExpired: () => {
        const userId = session.userId();
        session.close();
        events.emit('loginExpired', { userId });
      },
      onCall: noteCall,
    },
    platform,
  );
  const connection = createConnection({
    clock,
    network,
    // An answer about maintenance still means that the gateway is reachable.
    probe: () => client.probe().catch(answeredClosed),
  });
  const store = createSiteStore(client);
  const loadPart = createPartLoader({
    clock,
    updates: options.updates,
    onUpdate: () => toaster.show(i18n.t(m.updated)),
  });
  const services: SiteServices = {
    brand,
    version,
    client,
    gateway: { url: config.gatewayUrl, siteId: config.siteId },
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
    tabStorage,
    connection,
    errors: options.errors,
    scripts,
    loadPart,
    async deviceCipher() {
      const { createDeviceCipher } = await import('./platform/device-cipher.ts');
      return createDeviceCipher(config.cryptKey, random);
    },
    socket: () => siteSocket.of(featureSite),
  };
  const featureSite: FeatureSite = { services, store };
  const placed = placeFeatures(features, featureSite);
  const connected = connectFeatures(placed, featureSite, (load) =>
    // Loading a part starts more imports, which takes about as long as rendering a part: so in a new task.
    nextTask().then(() => loadPart(load)),
  );

  let heardClosed = false;
  function hearClosed() {
    heardClosed = true;
    events.emit('maintenanceHeard', undefined);
  }

  /** @throws the fault of the probe, unless it is about maintenance */
  function answeredClosed(fault: unknown) {
    if (!isGatewayError(fault) || fault.result.action !== 'maintenance-page') throw fault;
    hearClosed();
  }

  function noteCall({ path, outcome, action, answeredMs = 0, gatewayDown }: CallEntry) {
    // An abort says nothing about the connection, and an upload takes longer the larger it is; a refusal is an answer.
    if (outcome !== 'client.aborted' && path !== UPLOAD) {
      connection.heard({ answered: gatewayDown !== true, durationMs: answeredMs });
    }
    if (action === 'maintenance-page') hearClosed();
    // The caller shows the refusal in its place; entering the game again concerns the whole site (spec access 8). For a
    // call about money (6099) the wallet is read again instead, which its page offers.
    if (action === 're-enter-game' && !path.startsWith('/fd/')) {
      events.emit('reEnterGame', undefined);
    }
    // The shown play limits may then be outdated. A fault without a result code is not a number here.
    const code = Number(outcome);
    if (code >= 6701 && code <= 6709) events.emit('playRefused', { code });
  }

  /** Drops every answer of the gateway: those of one member or language must not be shown with another. */
  function forgetAnswers() {
    client.invalidate();
    store.dispatch(gatewayApi.util.resetApiState());
  }

  /** Loaded on demand: few addresses have a query that could have a code. */
  async function meetReferralOf(address: string) {
    if (!address.includes('?')) return;
    const { meetReferral } = await import('./platform/referral.ts');
    meetReferral(services, address);
  }

  const { routes, areas, ...parts } = connected;
  const table = routeTable(routes, areas);

  async function reach(path: string) {
    try {
      for (let area = table.pendingAt(path); area; area = table.pendingAt(path)) await area.load();
      const row = rowAt(table.rows(), path);
      // The frame loads meanwhile.
      if (row && isOpenTo(row.route, brand, session.token() !== null)) void row.chunk.load();
    } catch {
      // The page loads the area again, and reports the failure.
    }
  }

  return {
    ...parts,
    services,
    store,
    table,
    reach,
    updates: options.updates,
    serviceWorker: options.serviceWorker,
    heardClosed: () => heardClosed,
    async start({ address, page }) {
      await meetReferralOf(address);
      await i18n.activate(startLanguage(i18n.languages, storage, brand, language));
      // Before the first call, whose failure it hears of.
      const stopConnection = connection.start();
      // Calls of the first page wait for its answer, and it for the device.
      loadFingerprint().catch(() => undefined);
      client.preInfo().then(
        ({ siteBaseConfig }) => edition.allowChoice(siteBaseConfig.edition === 1),
        // The site works without it; the first screen that needs the gateway reports the failure.
        () => undefined,
      );
      const texts = [...FRAME_MESSAGES, ...connected.frameMessages];
      await Promise.all([
        ...texts.map((source) => i18n.use(source)),
        reach(new URL(address).pathname),
      ]);
      applyTheme(page, {
        brand: brand.theme,
        edition: edition.current(),
        priceColors: priceColors.current(),
        language: i18n.language.tag,
      });
      let asked = i18n.locale;
      const stops = [
        watchSession(session),
        session.subscribe(() => {
          forgetAnswers();
          events.emit('memberChanged', { userId: session.userId() });
        }),
        i18n.onSwitch((language) => {
          // Two languages may use the same locale, whose answers are still valid.
          if (contentOf(language) === asked) return;
          asked = contentOf(language);
          forgetAnswers();
          events.emit('localeChanged', { locale: asked });
        }),
        stopConnection,
        connection.onBack(() => readAgain(store.dispatch)),
        ...connected.start(),
      ];
      return () => {
        for (const stop of stops) stop();
        // Last, as other parts of the site may listen to the socket until they have stopped.
        siteSocket.peek(featureSite)?.then(
          (socket) => socket.dispose(),
          // A socket that failed to load needs no disposal.
          () => undefined,
        );
        client.dispose();
      };
    },
  };
}
