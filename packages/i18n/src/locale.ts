/**
 * The locales in which every package has texts and a gateway answers. Simplified Chinese is the source and the fallback
 * (spec access 9). A site may offer more languages: see `Language`.
 */
export const LOCALES = ['zh-Hans', 'zh-Hant'] as const;

export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = 'zh-Hans';

/** The locale for a language tag. @example toLocale('zh-TW') // 'zh-Hant' */
export function toLocale(tag: string | null | undefined): Locale {
  if (!tag) return DEFAULT_LOCALE;
  return /^zh-(hant|tw|hk|mo)\b/i.test(tag) ? 'zh-Hant' : DEFAULT_LOCALE;
}
