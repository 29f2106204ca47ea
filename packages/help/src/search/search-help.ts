import { LOCALES, type Locale } from '@courtside/i18n';
import MiniSearch from 'minisearch';
import type { HelpText } from '../core/help-page.ts';
import { isHelpPage } from '../core/help-pages.ts';
import { loadIndex } from './load-index.ts';
import { pageLines } from './page-lines.ts';
import { SEARCH_OPTIONS, type SearchedSection } from './search-options.ts';
import { helpLines, type SectionLines } from './searched-text.ts';
import { partsOf, sentencesOf, wordsOf, type SentencePart } from './sentences.ts';

export interface SearchHit {
  readonly page: string;
  readonly section: string;
  readonly heading: string;
  /** The matching sentence, in parts. */
  readonly sentence: readonly SentencePart[];
}

/** A brand's own page in the search. */
export interface SearchedPage {
  readonly title: string;
  readonly text: () => Promise<HelpText>;
}

export interface HelpSearch {
  /** The matching sections, best first; ten at most. */
  find(query: string): Promise<readonly SearchHit[]>;
}

interface Found {
  readonly id: string;
  /** Index of the matching sentence in the section. */
  readonly at: number;
  /** Whether the section has the whole words as typed, and not only their characters. */
  readonly isWhole: boolean;
}

const MOST_HITS = 10;
/** Single characters match many sections; this many are read to find those with the whole words. */
const MOST_READ = 40;
const OWN = 'brand:';

/** The search over the pages in one script. */
interface SearchedScript {
  readonly locale: Locale;
  readonly index: MiniSearch<SearchedSection>;
  /** Replaces typed words by those of the site. */
  wordFor(asked: string): string;
}

async function searchedScript(locale: Locale): Promise<SearchedScript> {
  const { index, also } = await loadIndex(locale);
  return {
    locale,
    index: MiniSearch.loadJSON<SearchedSection>(index, SEARCH_OPTIONS),
    wordFor: (asked) =>
      Object.entries(also).reduce((text, [other, word]) => text.replaceAll(other, word), asked),
  };
}

/**
 * Creates the search over all pages of help in a locale: loads the index, and adds the brand's own pages.
 *
 * @param fill puts facts into the shown lines
 * @throws the fault of a failed load
 * @example (await createHelpSearch('zh-Hans', {}, (line) => line)).find('qukuan')
 */
export async function createHelpSearch(
  locale: Locale,
  pages: Readonly<Record<string, SearchedPage>>,
  fill: (line: string) => string,
): Promise<HelpSearch> {
  const here = await searchedScript(locale);
  const others = new Map<Locale, SearchedScript>();
  const own = new Map<string, readonly SectionLines[]>();
  for (const [page, { title, text }] of Object.entries(pages)) {
    const sections = helpLines(await text());
    own.set(page, sections);
    here.index.addAll(
      sections.map(({ id, heading, lines }) => ({
        id: `${OWN}${page}#${id}`,
        title: fill(title),
        heading: fill(heading),
        text: fill(lines.join('\n')),
        pinyin: '',
      })),
    );
  }

  async function linesOf(id: string, of: Locale): Promise<SectionLines | undefined> {
    const [page = '', section] = id.replace(OWN, '').split('#');
    const sections = own.get(page) ?? (isHelpPage(page) ? await pageLines(page, of) : []);
    return sections.find((each) => each.id === section);
  }

  /** The sections of a script that match a query, best first, each with its matching sentence. */
  async function findIn({ locale: of, index, wordFor }: SearchedScript, asked: string) {
    const query = wordFor(asked);
    const words = wordsOf(query);
    if (words.length === 0) return [];
    const chinese = words.filter((word) => /\p{Script=Han}/u.test(word));
    const ids = index
      .search(query)
      .map(({ id }) => String(id))
      // Of a page that a brand replaces, only the brand's version is found.
      .filter((id) => id.startsWith(OWN) || !own.has(id.split('#')[0] ?? ''))
      .slice(0, MOST_READ);
    const read = await Promise.all(ids.map(async (id) => ({ id, section: await linesOf(id, of) })));
    const found = read.flatMap(({ id, section }): Found[] => {
      if (!section) return [];
      const said = [section.heading, ...section.lines].map(fill);
      const isWhole = chinese.every((word) => said.some((line) => line.includes(word)));
      const at = section.lines
        .map(fill)
        .flatMap(sentencesOf)
        .findIndex((each) => words.some((word) => each.toLowerCase().includes(word)));
      return [{ id, at: Math.max(at, 0), isWhole }];
    });
    const whole = found.filter(({ isWhole }) => isWhole);
    return (whole.length > 0 ? whole : found).slice(0, MOST_HITS);
  }

  /** Searches the other scripts, which a reader may type; the results are shown in this locale. */
  async function findInOthers(asked: string): Promise<readonly Found[]> {
    for (const other of LOCALES.filter((each) => each !== locale)) {
      const made = others.get(other) ?? (await searchedScript(other));
      others.set(other, made);
      const found = await findIn(made, asked);
      if (found.some(({ isWhole }) => isWhole)) return found;
    }
    return [];
  }

  return {
    async find(typed) {
      const asked = typed.normalize('NFKC').trim().toLowerCase();
      const inScript = await findIn(here, asked);
      const found = inScript.length > 0 ? inScript : await findInOthers(asked);
      const words = wordsOf(here.wordFor(asked));
      const hits = await Promise.all(
        found.map(async ({ id, at }) => {
          const section = await linesOf(id, locale);
          if (!section) return [];
          const sentences = section.lines.map(fill).flatMap(sentencesOf);
          const [page = ''] = id.replace(OWN, '').split('#');
          return [
            {
              page,
              section: section.id,
              heading: fill(section.heading),
              sentence: partsOf(sentences[at] ?? sentences[0] ?? '', words),
            },
          ];
        }),
      );
      return hits.flat();
    },
  };
}
