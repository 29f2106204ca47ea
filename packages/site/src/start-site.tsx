import {
  createSiteI18n,
  type Language,
  type Locale,
  type MessageTexts,
  type SiteI18n,
} from '@courtside/i18n';
import { leaveDeadSteps } from '@courtside/auth';
import { CourtsideError } from '@courtside/kernel';
import { browserNetwork, browserPlatform, browserStore } from '@courtside/kernel/platform';
import { consoleReporter, type Brand, type BrandInput, type ErrorReporter } from '@courtside/shell';
import type { Feature } from '@courtside/shell/react';
import { startTransition, StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { FRAME_MESSAGES, type FrameMessageId } from './frame-messages.ts';
import { readRuntimeConfig, type RuntimeConfig } from './core/runtime-config.ts';
import { startLanguage } from './core/start-language.ts';
import { createUpdates } from './core/updates.ts';
import { createSite, type Site } from './create-site.ts';
import { createTrustedScripts } from './platform/trusted-scripts.ts';
import { SiteApp } from './react/app.tsx';
import { StartFailure } from './react/start-failure.tsx';

const CONFIG = '/runtime-config.json';

/**
 * The part of a brand that a page uses until its configuration is read: the age and licence lines of a failed start, and
 * the default language.
 */
export type FallbackBrand = Pick<BrandInput, 'licence' | 'minimumAge' | 'toggles'>;

export interface StartOptions<Id extends string = string, Tag extends string = string> {
  /** The element that the site is drawn in. */
  container: Element;
  /** Brand whose age and licence lines are shown when the site cannot start, and whose default language is used until then. */
  fallbackBrand: FallbackBrand;
  /** Returns the brand that the site's server names. */
  brand: (config: RuntimeConfig) => Brand | Promise<Brand>;
  /** The features of the site. */
  features: (brand: Brand) => readonly Feature<Id>[];
  /**
   * Languages of the site.
   * @default Simplified and Traditional Chinese
   */
  languages?: readonly Language<Tag>[];
  /** The brand's own texts, which replace those of the frame and the features, by language tag and message id. */
  texts?: MessageTexts<FrameMessageId | NoInfer<Id>, Locale | NoInfer<Tag>>;
  /**
   * Path of the site's service worker, such as `/sw.js`, which `courtsideSite` of `@courtside/site-server/vite` builds.
   * @default none
   */
  serviceWorker?: string | undefined;
  /** Version of the front end, sent with every call. */
  version: string;
  /** Receives faults. @default the browser's console */
  errors?: ErrorReporter;
}

/** A site that runs in a page. */
export interface StartedSite {
  readonly site: Site;
  /** Removes the site from the page and stops what it runs: timers, listeners, calls in flight. */
  stop(): void;
}

/**
 * Starts a brand's site in a page: reads the runtime configuration, composes the features, and renders. If that fails
 * it shows a message with the age and licence lines of `fallbackBrand`, and reports the fault.
 *
 * @returns the site with a function to stop it, or null when it could not start
 * @example
 * void startSite({ container, version, fallbackBrand: brand, brand: () => brand, features: () => [wallet, help] });
 */
export async function startSite<Id extends string, Tag extends string = Locale>(
  options: StartOptions<Id, Tag>,
): Promise<StartedSite | null> {
  const { errors = browserConsole() } = options;
  // Without a reporter, uncaught faults need no report: the browser writes them to the console.
  const stopReporting = options.errors ? reportUncaught(options.errors) : () => undefined;
  // Reports a failed start even where the site's own languages are at fault.
  let i18n = createSiteI18n();
  try {
    const { languages, texts } = options;
    i18n = createSiteI18n({ ...(languages && { languages }), ...(texts && { texts }) });
    for (const source of FRAME_MESSAGES) void i18n.use(source);
    const { site, stop } = await start(options, errors, i18n);
    return {
      site,
      stop() {
        stopReporting();
        stop();
      },
    };
  } catch (fault) {
    stopReporting();
    errors.report(fault, { during: 'start', path: location.pathname });
    createRoot(options.container).render(
      <StartFailure i18n={i18n} brand={options.fallbackBrand} />,
    );
    return null;
  }
}

async function start(
  {
    container,
    fallbackBrand,
    brand: brandOf,
    features,
    version,
    serviceWorker,
  }: StartOptions<string>,
  errors: ErrorReporter,
  i18n: SiteI18n,
): Promise<StartedSite> {
  const platform = browserPlatform();
  const language = navigator.language;
  // Texts and configuration load at the same time; an override of the default language is rare.
  i18n.preload(startLanguage(i18n.languages, platform.storage, fallbackBrand, language));
  const config = await readConfig();
  const brand = await brandOf(config);
  const scripts = createTrustedScripts(
    serviceWorker === undefined ? brand.scripts : [...brand.scripts, serviceWorker],
    location.href,
  );
  const site = createSite({
    brand,
    config,
    features: features(brand),
    platform,
    network: browserNetwork(),
    i18n,
    language,
    version,
    errors,
    scripts,
    serviceWorker,
    updates: createUpdates({
      build: config.build,
      servedBuild: async () => (await readConfig()).build,
      storage: browserStore('session'),
      reload: () => location.reload(),
    }),
  });
  const end = await site.start({ address: location.href, page: document.documentElement });
  nameEntry();
  const root = draw(
    container,
    // The build did not know overrides of the brand by the environment.
    config.brand ? null : `${brand.theme} ${i18n.language.tag} ${location.pathname}`,
    <StrictMode>
      <SiteApp site={site} router={BrowserRouter} />
    </StrictMode>,
    i18n,
  );
  return {
    site,
    stop() {
      root.unmount();
      end();
    },
  };
}

/**
 * The router gives the first entry of every document the same key, so that the stored state of one would be used by a
 * document that is opened later in the same tab. The router uses a key that is already there.
 */
function nameEntry() {
  leaveDeadSteps();
  const state = history.state as { key?: unknown } | null;
  if (!state?.key) history.replaceState({ ...state, key: `${Math.random()}` }, '');
}

/**
 * Hydrates the page that the build rendered where it is the one that this site would show, else renders anew. As a
 * transition: React then works in slices, and the browser can handle input in between.
 */
function draw(container: Element, page: string | null, app: ReactNode, i18n: SiteI18n): Root {
  const { dataset } = container as HTMLElement;
  const built = dataset['page'];
  // From here on React handles clicks; earlier ones are kept by the page's first script.
  const takeOver = () => delete dataset['page'];
  if (built === page) takeOver();
  else {
    const drawn = new MutationObserver(() => {
      drawn.disconnect();
      takeOver();
    });
    drawn.observe(container, { childList: true });
  }
  const { language } = i18n;
  let root!: Root;
  startTransition(() => {
    if (built === page) {
      root = hydrateRoot(container, app, {
        onRecoverableError(error) {
          // The visitor switched the language before the hydration ended: the rest is rendered anew in it.
          if (i18n.language === language) reportError(error);
        },
      });
    } else (root = createRoot(container)).render(app);
  });
  return root;
}

const browserConsole = (): ErrorReporter =>
  // oxlint-disable-next-line no-console -- The default of a port that brands replace.
  consoleReporter((line, fault) => console.error(line, fault));

async function readConfig(): Promise<RuntimeConfig> {
  const answer = await fetch(CONFIG, { cache: 'no-store' });
  if (!answer.ok) {
    throw new CourtsideError(`${CONFIG}: HTTP ${answer.status}`, {
      code: 'site.runtime-config',
      kind: 'configuration',
    });
  }
  return readRuntimeConfig(await answer.json());
}

/** Reports uncaught faults: of handlers, timers and promises. @returns stops it */
function reportUncaught(errors: ErrorReporter): () => void {
  const report = (fault: unknown) =>
    errors.report(fault, { during: 'uncaught', path: location.pathname });
  const ended = new AbortController();
  const { signal } = ended;
  const onError = ({ error }: ErrorEvent) => {
    if (error) report(error);
  };
  addEventListener('error', onError, { signal });
  addEventListener('unhandledrejection', ({ reason }) => report(reason), { signal });
  return () => ended.abort();
}
