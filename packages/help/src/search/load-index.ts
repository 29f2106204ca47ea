import type { Locale } from '@courtside/i18n';

/** Data to search in a locale. */
export interface SearchIndex {
  /** The index as serialized by MiniSearch. */
  readonly index: string;
  /** Words of the site by the words that people type instead. */
  readonly also: Readonly<Record<string, string>>;
}

const INDEXES: Readonly<Record<Locale, () => Promise<SearchIndex>>> = {
  'zh-Hans': () => import('./generated/index.zh-hans.ts'),
  'zh-Hant': () => import('./generated/index.zh-hant.ts'),
};

export const loadIndex = (locale: Locale): Promise<SearchIndex> => INDEXES[locale]();
