import { CourtsideError } from '@courtside/kernel';
import { setupI18n, type I18n } from '@lingui/core';
import { compileMessage } from './compile-message.ts';
import { chooseLanguage, contentOf, isLanguageTag, LANGUAGES, type Language } from './language.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from './locale.ts';
import type { Message } from './message.ts';
import type { MessageLoader, MessageSource, MessageTexts } from './message-source.ts';

export interface SiteI18n {
  /** The Lingui instance, for `I18nProvider`. */
  readonly i18n: I18n;
  /** The languages in which the site can be read. */
  readonly languages: readonly Language[];
  /** The current language. */
  readonly language: Language;
  /** The locale of the packages on which the language is based; it is sent to the gateway. */
  readonly locale: Locale;
  /**
   * Adds a source of texts: loads them for the current language, and later for each language before the switch to it.
   * @throws the fault of the loading; the next call retries
   */
  use(source: MessageSource): Promise<void>;
  /** Starts to load the texts of a language, for a page that knows its language before it can show anything. */
  preload(tag: string): void;
  /**
   * Loads all texts in use for the language and switches to it. When loading fails, the current language stays; of
   * concurrent calls, the last one wins.
   * @throws the fault of the loading; CourtsideError `i18n.unknown-language` for one that the site does not have
   */
  activate(tag: string): Promise<void>;
  /** Calls `listener` at each switch to another language, not when texts arrive. @returns unsubscribes */
  onSwitch(listener: (language: Language) => void): () => void;
  /** The text of a message in the current language. */
  t(message: Message, values?: Record<string, string | number>): string;
}

/** Texts of one language by source: those of a later layer win, whenever they are loaded. */
interface Layers {
  /** The packages' texts in the locale on which the language is based. */
  content: Record<string, string>;
  /** The site's own texts in that locale. */
  readonly contentTexts: Readonly<Record<string, string>>;
  /** The loaded texts in the language itself. */
  own: Record<string, string>;
  /** The site's own texts in the language itself. */
  readonly ownTexts: Readonly<Record<string, string>>;
}

function layersOf(language: Language, texts: MessageTexts): Layers {
  const textsOf = (tag: string) => ({ ...texts[tag] }) as Record<string, string>;
  const content = contentOf(language);
  return {
    content: {},
    contentTexts: textsOf(content),
    own: {},
    ownTexts: language.tag === content ? {} : textsOf(language.tag),
  };
}

const merged = (layers: Layers | undefined): Record<string, string> => ({
  ...layers?.content,
  ...layers?.contentTexts,
  ...layers?.own,
  ...layers?.ownTexts,
});

function checkTags(languages: readonly Language[]): void {
  const seen = new Set<string>();
  for (const { tag } of languages) {
    if (isLanguageTag(tag) && !seen.has(tag)) seen.add(tag);
    else {
      throw new CourtsideError(`A site cannot have the language ${tag} here: no tag, or twice`, {
        code: 'i18n.bad-language',
        kind: 'configuration',
      });
    }
  }
}

export interface SiteI18nOptions {
  /**
   * The languages in which the site can be read.
   * @default Simplified and Traditional Chinese
   */
  languages?: readonly Language[];
  /** Texts that replace those of the packages, by language tag and message id. */
  texts?: MessageTexts;
}

/**
 * Texts of one site. A message carries its own Simplified text, which is also shown where a language has none, so an id
 * is never shown.
 *
 * @throws CourtsideError `i18n.unknown-language` for texts in a language that the site does not have,
 * `i18n.bad-language` for an invalid or repeated tag
 * @example
 * const site = createSiteI18n({ texts: { 'zh-Hans': { 'words.retry': '再试一次' } } });
 * await site.use(walletMessages);
 */
export function createSiteI18n({
  languages = LANGUAGES,
  texts = {},
}: SiteI18nOptions = {}): SiteI18n {
  checkTags(languages);
  const compiled = new Map<string, ReturnType<typeof compileMessage>>();
  for (const tag of Object.keys(texts)) {
    // A locale that the site lacks may still be the base of one of its languages.
    if (!(LOCALES as readonly string[]).includes(tag)) languageOf(tag);
  }
  const layers = new Map(languages.map((language) => [language.tag, layersOf(language, texts)]));
  // Lingui reads these objects, and texts are added to them in place: its own `load` reports that everything has
  // changed, so every component would render and every announcing effect would run again. The texts loaded here are not
  // shown yet.
  const catalogs: Record<string, Record<string, string>> = {};
  for (const { tag } of languages) catalogs[tag] = merged(layers.get(tag));
  const i18n = setupI18n({
    locale: chooseLanguage(languages, DEFAULT_LOCALE).tag,
    messages: catalogs,
  }).setMessagesCompiler((message) => {
    const known = compiled.get(message) ?? compileMessage(message);
    compiled.set(message, known);
    return known;
  });
  const loads = new Map<MessageSource, Map<string, Promise<void>>>();
  const listeners = new Set<(language: Language) => void>();
  let wishes = 0;

  function languageOf(tag: string): Language {
    const language = languages.find((each) => each.tag === tag);
    if (language) return language;
    throw new CourtsideError(`The site has no language ${tag}`, {
      code: 'i18n.unknown-language',
      kind: 'configuration',
    });
  }

  async function fetchTexts(source: MessageSource, language: Language): Promise<void> {
    const content = contentOf(language);
    const loaders = source as Readonly<Record<string, MessageLoader | undefined>>;
    const ofTag = language.tag === content ? undefined : loaders[language.tag];
    const [stand, own] = await Promise.all([loaders[content]?.(), ofTag?.()]);
    const layer = layers.get(language.tag);
    Object.assign(layer?.content ?? {}, stand?.messages);
    Object.assign(layer?.own ?? {}, own?.messages);
    Object.assign(catalogs[language.tag] ?? {}, merged(layer));
  }

  function load(source: MessageSource, language: Language): Promise<void> {
    const ofSource = loads.get(source) ?? new Map<string, Promise<void>>();
    loads.set(source, ofSource);
    const begun = ofSource.get(language.tag);
    if (begun) return begun;
    const loading = fetchTexts(source, language).catch((error: unknown) => {
      // The next caller tries again.
      ofSource.delete(language.tag);
      throw error;
    });
    ofSource.set(language.tag, loading);
    return loading;
  }

  const loadAll = (language: Language) =>
    Promise.all([...loads.keys()].map((source) => load(source, language)));
  const current = () => languageOf(i18n.locale);

  return {
    i18n,
    languages,
    get language() {
      return current();
    },
    get locale() {
      return contentOf(current());
    },
    use: (source) => load(source, current()),
    preload(tag) {
      // A failure is reported to the caller that activates the language.
      loadAll(languageOf(tag)).catch(() => undefined);
    },
    async activate(tag) {
      const language = languageOf(tag);
      const wish = ++wishes;
      // Sources added meanwhile are loaded too.
      for (let known = -1; known !== loads.size;) {
        known = loads.size;
        await loadAll(language);
      }
      if (wish !== wishes || tag === i18n.locale) return;
      i18n.activate(tag);
      for (const listener of listeners) listener(language);
    },
    onSwitch(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    t: (message, values) => i18n._({ ...message, ...(values ? { values } : {}) }),
  };
}
