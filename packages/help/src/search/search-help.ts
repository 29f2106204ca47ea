import type { Locale } from '@courtside/i18n';
import MiniSearch from 'minisearch';
import type { HelpText } from '../core/help-page.ts';
import { isHelpPage } from '../core/help-pages.ts';
import { loadIndex } from './load-index.ts';
import { pageLines } from './page-lines.ts';
import { SEARCH_OPTIONS, type SearchedSection } from './search-options.ts';
import { helpLines, type SectionLines } from './searched-text.ts';

export interface SentencePart {
  readonly text: string;
  /** Where in the sentence it begins. */
  readonly at: number;
  /** Whether it is what was looked for. */
  readonly marked: boolean;
}

export interface SearchHit {
  readonly page: string;
  readonly section: string;
  readonly heading: string;
  /** The sentence that says it, in parts. */
  readonly sentence: readonly SentencePart[];
}

/** A page of a brand's own, as it is searched. */
export interface SearchedPage {
  readonly title: string;
  readonly text: () => Promise<HelpText>;
}

export interface HelpSearch {
  /** The sections that say it, best first; ten at most. */
  find(query: string): Promise<readonly SearchHit[]>;
}

const MOST_HITS = 10;
/** Characters alone are found in many sections; which of these hold the word itself, their text says. */
const MOST_READ = 40;
const OWN = 'brand:';

/** Sentences of a line. */
const sentencesOf = (line: string): readonly string[] =>
  line.match(/[^。；！？]+[。；！？]?/gu) ?? [];

/** The Chinese words of a query and its other words, longest first. */
const wordsOf = (query: string): readonly string[] =>
  (query.match(/\p{Script=Han}+|[\p{L}\p{N}]+/gu) ?? []).toSorted((a, b) => b.length - a.length);

function partsOf(sentence: string, words: readonly string[]): readonly SentencePart[] {
  const lower = sentence.toLowerCase();
  const word = words.find((each) => lower.includes(each));
  if (word === undefined) return [{ text: sentence, at: 0, marked: false }];
  const parts: SentencePart[] = [];
  let end = 0;
  const add = (to: number, marked: boolean) => {
    if (to > end) parts.push({ text: sentence.slice(end, to), at: end, marked });
    end = to;
  };
  for (let found = lower.indexOf(word); found >= 0; found = lower.indexOf(word, end)) {
    add(found, false);
    add(found + word.length, true);
  }
  add(sentence.length, false);
  return parts;
}

/**
 * Makes the search over all pages of help in a locale: brings the index, and the pages of the brand's own.
 *
 * @param fill puts facts into the lines that are shown
 * @throws whatever fetching fails with
 * @example (await createHelpSearch('zh-Hans', {}, (line) => line)).find('qukuan')
 */
export async function createHelpSearch(
  locale: Locale,
  pages: Readonly<Record<string, SearchedPage>>,
  fill: (line: string) => string,
): Promise<HelpSearch> {
  const { index, also } = await loadIndex(locale);
  const search = MiniSearch.loadJSON<SearchedSection>(index, SEARCH_OPTIONS);
  const own = new Map<string, readonly SectionLines[]>();
  for (const [page, { title, text }] of Object.entries(pages)) {
    const sections = helpLines(await text());
    own.set(page, sections);
    search.addAll(
      sections.map(({ id, heading, lines }) => ({
        id: `${OWN}${page}#${id}`,
        title: fill(title),
        heading: fill(heading),
        text: fill(lines.join('\n')),
        pinyin: '',
      })),
    );
  }

  async function linesOf(id: string): Promise<SectionLines | undefined> {
    const [page = '', section] = id.replace(OWN, '').split('#');
    const sections = own.get(page) ?? (isHelpPage(page) ? await pageLines(page, locale) : []);
    return sections.find((each) => each.id === section);
  }

  return {
    async find(typed) {
      const asked = typed.normalize('NFKC').trim().toLowerCase();
      const query = Object.entries(also).reduce(
        (text, [other, word]) => text.replaceAll(other, word),
        asked,
      );
      const words = wordsOf(query);
      if (words.length === 0) return [];
      const ids = search
        .search(query)
        .map(({ id }) => String(id))
        // A page that a brand replaces is its own only.
        .filter((id) => id.startsWith(OWN) || !own.has(id.split('#')[0] ?? ''))
        .slice(0, MOST_READ);
      const read = await Promise.all(ids.map(async (id) => ({ id, section: await linesOf(id) })));
      const chinese = words.filter((word) => /\p{Script=Han}/u.test(word));
      const hits = read.flatMap(({ id, section }) => {
        if (!section) return [];
        const said = [section.heading, ...section.lines].map(fill);
        const has = chinese.every((word) => said.some((line) => line.includes(word)));
        const sentences = section.lines.map(fill).flatMap(sentencesOf);
        const sentence =
          sentences.find((each) => words.some((word) => each.toLowerCase().includes(word))) ??
          sentences[0] ??
          '';
        const [page = ''] = id.replace(OWN, '').split('#');
        const heading = fill(section.heading);
        return [
          { has, hit: { page, section: section.id, heading, sentence: partsOf(sentence, words) } },
        ];
      });
      const exact = hits.filter(({ has }) => has);
      return (exact.length > 0 ? exact : hits).slice(0, MOST_HITS).map(({ hit }) => hit);
    },
  };
}
