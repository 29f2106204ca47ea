import { createSiteI18n, type MessageTexts, type SiteI18n } from '@courtside/i18n';
import { CourtsideError } from '@courtside/kernel';
import { browserNetwork, browserPlatform, browserStore } from '@courtside/kernel/platform';
import { consoleReporter, type Brand, type ErrorReporter } from '@courtside/shell';
import type { Feature } from '@courtside/shell/react';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { FRAME_MESSAGES, type FrameMessageId } from './frame-messages.ts';
import { readRuntimeConfig, type RuntimeConfig } from './core/runtime-config.ts';
import { startLocale } from './core/start-locale.ts';
import { createUpdates } from './core/updates.ts';
import { createSite, type Site } from './create-site.ts';
import { createTrustedScripts } from './platform/trusted-scripts.ts';
import { SiteApp } from './react/app.tsx';
import { StartFailure } from './react/start-failure.tsx';

const CONFIG = '/runtime-config.json';

export interface StartOptions<Id extends string = string> {
  /** The element that the site is drawn in. */
  container: Element;
  /** What shows its age line when the site cannot start, and decides the language until the configuration is read. */
  fallbackBrand: Brand;
  /** The brand that the site's server names. */
  brand: (config: RuntimeConfig) => Brand | Promise<Brand>;
  /** What the site consists of. */
  features: (brand: Brand) => readonly Feature<Id>[];
  /** Texts of the brand's own, in place of those of the frame and the features, by locale and message id. */
  texts?: MessageTexts<FrameMessageId | NoInfer<Id>>;
  /** Version of the front end, sent with every call. */
  version: string;
  /** Hears of faults; they go to the console unless told. */
  errors?: ErrorReporter;
}

/**
 * Starts a brand's site in a page: reads the runtime configuration, composes the features, draws. When that fails it
 * says so, with the age and licence lines of `fallbackBrand`, and reports the fault.
 *
 * @returns the site, or null when it could not start
 * @example
 * void startSite({ container, version, fallbackBrand: brand, brand: () => brand, features: () => [wallet, help] });
 */
export async function startSite<Id extends string>(
  options: StartOptions<Id>,
): Promise<Site | null> {
  const { errors = browserConsole() } = options;
  const root = createRoot(options.container);
  const { texts } = options;
  const i18n = createSiteI18n(texts ? { texts } : {});
  for (const source of FRAME_MESSAGES) void i18n.use(source);
  // The browser writes those to the console by itself.
  if (options.errors) reportUncaught(options.errors);
  try {
    return await start(options, errors, root, i18n);
  } catch (fault) {
    errors.report(fault, { during: 'start', path: location.pathname });
    root.render(<StartFailure i18n={i18n} brand={options.fallbackBrand} />);
    return null;
  }
}

async function start(
  { fallbackBrand, brand: brandOf, features, version }: StartOptions<string>,
  errors: ErrorReporter,
  root: Root,
  i18n: SiteI18n,
): Promise<Site> {
  const platform = browserPlatform();
  const language = navigator.language;
  // Texts and configuration are on their way at the same time; an override of the default language is rare.
  i18n.preload(startLocale(platform.storage, fallbackBrand, language));
  const config = await readConfig();
  const brand = await brandOf(config);
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
    scripts: createTrustedScripts(brand.scripts, location.href),
    updates: createUpdates({
      build: config.build,
      servedBuild: async () => (await readConfig()).build,
      storage: browserStore('session'),
      reload: () => location.reload(),
    }),
  });
  await site.start({ address: location.href, page: document.documentElement });
  root.render(
    <StrictMode>
      <SiteApp site={site} router={BrowserRouter} />
    </StrictMode>,
  );
  return site;
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

/** Faults that nobody caught: of handlers, timers and promises. */
function reportUncaught(errors: ErrorReporter) {
  addEventListener('error', ({ error }) => {
    if (error) errors.report(error, { during: 'uncaught', path: location.pathname });
  });
  addEventListener('unhandledrejection', ({ reason }) =>
    errors.report(reason, { during: 'uncaught', path: location.pathname }),
  );
}
