import { useLocale } from '@courtside/i18n/react';
import { useServices } from '@courtside/shell/react';
import { useEffect, useRef, useState } from 'react';
import { fillText } from '../core/fill-text.ts';
import { helpFacts } from '../core/help-facts.ts';
import type { HelpSearch, SearchHit } from '../search/search-help.ts';
import type { HelpOptions } from './help-options.ts';
import type { ListedPage } from './use-entries.ts';

export type HelpSearchState =
  | { readonly status: 'idle' | 'searching' | 'failed' }
  | { readonly status: 'found'; readonly hits: readonly SearchHit[] };

const NO_PAGES = {};

interface Answer {
  readonly key: string;
  /** Null when the search could not be loaded. */
  readonly hits: readonly SearchHit[] | null;
}

/** Searches for a query. The results of the latest query are shown, even if an earlier one answers later. */
export function useHelpSearch(
  query: string,
  { pages: own = NO_PAGES }: HelpOptions,
  open: readonly ListedPage[],
): HelpSearchState {
  const locale = useLocale();
  const { brand } = useServices();
  const made = useRef<{ locale: string; search: Promise<HelpSearch> } | null>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const asked = query.trim();
  const key = `${locale} ${asked}`;
  useEffect(() => {
    if (asked === '') return undefined;
    let wanted = true;
    const settle = (hits: Answer['hits']) => {
      if (wanted) setAnswer({ key, hits });
    };
    if (made.current?.locale !== locale) {
      const facts = helpFacts(brand, locale);
      const search = import('../search/search-help.ts').then(({ createHelpSearch }) =>
        createHelpSearch(
          locale,
          Object.fromEntries(
            Object.entries(own).map(([id, { entry, text }]) => [
              id,
              { title: entry[locale].title, text: text[locale] },
            ]),
          ),
          (line) => fillText(line, facts),
        ),
      );
      made.current = { locale, search };
      search.catch(() => (made.current = null));
    }
    made.current.search.then((search) => search.find(asked)).then(settle, () => settle(null));
    return () => {
      wanted = false;
    };
  }, [asked, brand, key, locale, own]);
  if (asked === '') return { status: 'idle' };
  if (answer?.key !== key) return { status: 'searching' };
  if (answer.hits === null) return { status: 'failed' };
  const hits = answer.hits.filter(({ page }) => open.some(({ id }) => id === page));
  return { status: 'found', hits };
}
