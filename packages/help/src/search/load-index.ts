import type { Locale } from '@courtside/i18n';

/** What a locale is searched with. */
export interface SearchIndex {
  /** The index, as MiniSearch writes it. */
  readonly index: string;
  /** Words that people type for one that the site uses. */
  readonly also: Readonly<Record<string, string>>;
}

const INDEXES: Readonly<Record<Locale, () => Promise<SearchIndex>>> = {
  'zh-Hans': () => import('./generated/index.zh-hans.ts'),
  'zh-Hant': () => import('./generated/index.zh-hant.ts'),
};

export const loadIndex = (locale: Locale): Promise<SearchIndex> => INDEXES[locale]();
