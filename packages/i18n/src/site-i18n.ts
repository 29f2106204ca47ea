import { setupI18n, type I18n } from '@lingui/core';
import { messages as source } from './catalogs/zh-Hans.ts';
import { DEFAULT_LOCALE, type Locale } from './locale.ts';
import type { Message } from './message.ts';

export interface SiteI18n {
  /** The Lingui instance, for `I18nProvider`. */
  readonly i18n: I18n;
  readonly locale: Locale;
  /** Loads what the locale needs and switches to it. */
  activate(locale: Locale): Promise<void>;
  /** The text of a message in the locale of the moment. */
  t(message: Message, values?: Record<string, string | number>): string;
}

/**
 * One site's texts. The source catalog is always there, so a text that Traditional Chinese lacks shows in Simplified
 * rather than as an id.
 */
export function createSiteI18n(): SiteI18n {
  const i18n = setupI18n({ locale: DEFAULT_LOCALE, messages: { [DEFAULT_LOCALE]: source } });
  return {
    i18n,
    get locale() {
      return i18n.locale as Locale;
    },
    async activate(locale) {
      if (locale === 'zh-Hant') {
        const { messages } = await import('./catalogs/zh-Hant.ts');
        i18n.load('zh-Hant', { ...source, ...messages });
      }
      i18n.activate(locale);
    },
    t: (message, values) => i18n._({ ...message, ...(values ? { values } : {}) }),
  };
}
