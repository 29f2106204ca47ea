import { setupI18n, type I18n } from '@lingui/core';
import { compileMessage } from './compile-message.ts';
import { DEFAULT_LOCALE, type Locale } from './locale.ts';
import type { Message } from './message.ts';
import type { MessageSource, MessageTexts } from './message-source.ts';

export interface SiteI18n {
  /** The Lingui instance, for `I18nProvider`. */
  readonly i18n: I18n;
  readonly locale: Locale;
  /**
   * Takes texts into use: loads them for the current locale, and from now on for each locale before it is switched to.
   * @throws what the loading failed with; asking again tries again
   */
  use(source: MessageSource): Promise<void>;
  /** Begins to load what the locale needs, for a page that knows its locale before it can show anything. */
  preload(locale: Locale): void;
  /**
   * Loads all texts in use for the locale and switches to it. When they cannot be had the current locale stays, and
   * when another locale is asked for meanwhile, the last one asked for wins.
   * @throws what the loading failed with
   */
  activate(locale: Locale): Promise<void>;
  /** Hears of each switch to another locale, not of texts that arrive. @returns what ends it */
  onSwitch(listener: (locale: Locale) => void): () => void;
  /** The text of a message in the current locale. */
  t(message: Message, values?: Record<string, string | number>): string;
}

export interface SiteI18nOptions {
  /** Texts that take the place of those of the packages, by locale and message id. */
  texts?: MessageTexts;
}

/**
 * One site's texts. A message carries its own Simplified text, which also shows where a locale has none, so an id is
 * never shown.
 *
 * @example
 * const site = createSiteI18n({ texts: { 'zh-Hans': { 'words.retry': '再试一次' } } });
 * await site.use(walletMessages);
 */
export function createSiteI18n({ texts = {} }: SiteI18nOptions = {}): SiteI18n {
  const compiled = new Map<string, ReturnType<typeof compileMessage>>();
  const own = (locale: Locale) => ({ ...texts[locale] }) as Record<string, string>;
  // Lingui reads these objects, and texts are added to them in place: its own `load` says that everything has changed,
  // upon which every component is drawn again and every effect that says something starts anew. What is loaded here is
  // not shown yet.
  const catalogs: Record<Locale, Record<string, string>> = {
    'zh-Hans': own('zh-Hans'),
    'zh-Hant': own('zh-Hant'),
  };
  const i18n = setupI18n({ locale: DEFAULT_LOCALE, messages: catalogs }).setMessagesCompiler(
    (message) => {
      const known = compiled.get(message) ?? compileMessage(message);
      compiled.set(message, known);
      return known;
    },
  );
  const loads = new Map<MessageSource, Map<Locale, Promise<void>>>();
  const listeners = new Set<(locale: Locale) => void>();
  let wishes = 0;

  function load(source: MessageSource, locale: Locale): Promise<void> {
    const ofSource = loads.get(source) ?? new Map<Locale, Promise<void>>();
    loads.set(source, ofSource);
    const begun = ofSource.get(locale);
    if (begun) return begun;
    const loading = (source[locale]?.() ?? Promise.resolve(null)).then(
      (loaded) => {
        if (loaded) Object.assign(catalogs[locale], loaded.messages, texts[locale]);
      },
      (error: unknown) => {
        // Whoever asks next tries again.
        ofSource.delete(locale);
        throw error;
      },
    );
    ofSource.set(locale, loading);
    return loading;
  }

  const loadAll = (locale: Locale) =>
    Promise.all([...loads.keys()].map((source) => load(source, locale)));

  return {
    i18n,
    get locale() {
      return i18n.locale as Locale;
    },
    use: (source) => load(source, i18n.locale as Locale),
    preload(locale) {
      // Who activates the locale hears of a failure.
      loadAll(locale).catch(() => undefined);
    },
    async activate(locale) {
      const wish = ++wishes;
      // What comes into use meanwhile counts too.
      for (let known = -1; known !== loads.size;) {
        known = loads.size;
        await loadAll(locale);
      }
      if (wish !== wishes || locale === i18n.locale) return;
      i18n.activate(locale);
      for (const listener of listeners) listener(locale);
    },
    onSwitch(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    t: (message, values) => i18n._({ ...message, ...(values ? { values } : {}) }),
  };
}
