import type { Options } from 'minisearch';

/** One section of a page in the index. */
export interface SearchedSection {
  /** `<page>#<section>`. */
  readonly id: string;
  readonly title: string;
  readonly heading: string;
  readonly text: string;
  /** Words of the section in Latin letters: whole, by syllable, and their initials. */
  readonly pinyin: string;
}

/** Terms of a text: Chinese characters one by one, as Chinese has no spaces, everything else by the word. */
export const termsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/\p{Script=Han}|[\p{L}\p{N}]+/gu) ?? [];

/** Options of the index, used when the package is built and in the browser: both must be the same. */
export const SEARCH_OPTIONS = {
  fields: ['title', 'heading', 'text', 'pinyin'],
  storeFields: [],
  tokenize: (text) => termsOf(text),
  processTerm: (term) => term,
  searchOptions: {
    boost: { title: 6, heading: 4, pinyin: 2 },
    combineWith: 'AND',
    prefix: (term) => /^[a-z]{2,}$/.test(term),
  },
} as const satisfies Options<SearchedSection>;
