import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { DEFAULT_LOCALE, type Locale } from './locale.ts';
import type { Message } from './message.ts';

export interface SiteI18n {
  /** The Lingui instance, for `I18nProvider`. */
  readonly i18n: I18n;
  readonly locale: Locale;
  /** Begins to load what the locale needs, for a page that knows its locale before it can show anything. */
  preload(locale: Locale): void;
  /**
   * Loads what the locale needs and switches to it. When the texts cannot be had the current locale stays.
   * @throws what the loading failed with
   */
  activate(locale: Locale): Promise<void>;
  /** The text of a message in the current locale. */
  t(message: Message, values?: Record<string, string | number>): string;
}

/** Where a site's texts come from, by locale. */
export type CatalogSource = Record<Locale, () => Promise<{ readonly messages: Messages }>>;

// A page reads one script only, so neither is part of what every visitor downloads first.
const CATALOGS: CatalogSource = {
  'zh-Hans': () => import('./catalogs/zh-Hans.ts'),
  'zh-Hant': () => import('./catalogs/zh-Hant.ts'),
};

/**
 * One site's texts. A message carries its own Simplified text, and the Traditional catalog is filled up with Simplified
 * where it lacks one, so an id is never shown.
 */
export function createSiteI18n(catalogs: CatalogSource = CATALOGS): SiteI18n {
  const i18n = setupI18n({ locale: DEFAULT_LOCALE, messages: { [DEFAULT_LOCALE]: {} } });
  const loads = new Map<Locale, Promise<void>>();

  function load(locale: Locale): Promise<void> {
    const begun = loads.get(locale);
    if (begun) return begun;
    const loading = catalogs[locale]().then(
      ({ messages }) => i18n.load(locale, messages),
      (error: unknown) => {
        // The next wish for this locale tries again.
        loads.delete(locale);
        throw error;
      },
    );
    loads.set(locale, loading);
    return loading;
  }

  return {
    i18n,
    get locale() {
      return i18n.locale as Locale;
    },
    preload(locale) {
      // Who activates the locale hears of a failure.
      load(locale).catch(() => undefined);
    },
    async activate(locale) {
      await load(locale);
      i18n.activate(locale);
    },
    t: (message, values) => i18n._({ ...message, ...(values ? { values } : {}) }),
  };
}
