import { useLocale } from '@courtside/i18n/react';
import { useServices } from '@courtside/shell/react';
import { useMemo } from 'react';
import { loadEntries } from '../content/load-page.ts';
import { fillText } from '../core/fill-text.ts';
import { helpFacts } from '../core/help-facts.ts';
import type { HelpEntry } from '../core/help-page.ts';
import { HELP_GROUPS, HELP_PATH, type HelpGroup } from '../core/help-pages.ts';
import type { HelpOptions } from './help-options.ts';
import { useContent, type Content } from './use-content.ts';
import { useLinkOpen } from './use-link-open.ts';

export interface ListedPage extends HelpEntry {
  readonly id: string;
  readonly path: string;
}

export interface ListedGroup {
  readonly group: HelpGroup;
  readonly pages: readonly ListedPage[];
}

const NO_PAGES = {};

/** All pages of help of this site by topic, without those that the site has closed. */
export function useEntries({ pages = NO_PAGES }: HelpOptions): Content<readonly ListedGroup[]> {
  const locale = useLocale();
  const { brand } = useServices();
  const isOpen = useLinkOpen();
  const content = useContent(`entries ${locale}`, () => loadEntries(locale));
  const entries = content.status === 'ready' ? content.value : null;
  const value = useMemo(() => {
    if (!entries) return [];
    const facts = helpFacts(brand, locale);
    const listed = (id: string, entry: HelpEntry): ListedPage => ({
      ...fillText(entry, facts),
      id,
      path: `${HELP_PATH}/${id}`,
    });
    return (Object.keys(HELP_GROUPS) as HelpGroup[]).map((group) => {
      const own = HELP_GROUPS[group].map((id) =>
        listed(id, pages[id]?.entry[locale] ?? entries[id]),
      );
      const added = Object.entries(pages)
        .filter(([id, page]) => !Object.hasOwn(entries, id) && (page.group ?? 'more') === group)
        .map(([id, page]) => listed(id, page.entry[locale]));
      return { group, pages: [...own, ...added].filter(({ path }) => isOpen(path)) };
    });
  }, [brand, entries, isOpen, locale, pages]);
  return content.status === 'failed' ? content : { status: 'ready', value };
}
