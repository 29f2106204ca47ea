import { useT } from '@courtside/i18n/react';
import { useCustomerService } from '@courtside/shell/react';
import { Button, EmptyState, SearchField } from '@courtside/ui';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { SearchHit } from '../search/search-help.ts';
import type { HelpOptions } from './help-options.ts';
import { m } from './messages.ts';
import type { ListedPage } from './use-entries.ts';
import { useHelpSearch } from './use-help-search.ts';

export interface HelpSearchBoxProps {
  options: HelpOptions;
  /** The open pages of the site; no others are found. */
  pages: readonly ListedPage[];
}

/** The search over all pages of help. Its index is loaded with the first typed letter. */
export function HelpSearchBox({ options, pages }: HelpSearchBoxProps) {
  const t = useT();
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Text that was typed into the prerendered page before its hydration.
    const typed = input.current?.value ?? '';
    if (typed !== '') setQuery(typed);
  }, []);
  const state = useHelpSearch(query, options, pages);
  return (
    <search className="cs-help-search">
      <SearchField
        ref={input}
        label={t(m.search)}
        hint={t(m.searchHint)}
        clearLabel={t(m.clear)}
        autoComplete="off"
        value={query}
        onChange={setQuery}
      />
      <p className="cs-visually-hidden" role="status">
        {state.status === 'found' && t(m.found, { count: state.hits.length })}
        {state.status === 'searching' && t(m.searching)}
      </p>
      {state.status === 'failed' && <NoHits title={t(m.searchFailed)} />}
      {state.status === 'found' && state.hits.length === 0 && (
        <NoHits title={t(m.none, { query: query.trim() })} />
      )}
      {state.status === 'found' && state.hits.length > 0 && (
        <ol className="cs-help-hits">
          {state.hits.map((hit) => (
            <Hit key={`${hit.page}#${hit.section}`} hit={hit} pages={pages} />
          ))}
        </ol>
      )}
    </search>
  );
}

function Hit({ hit, pages }: { hit: SearchHit; pages: readonly ListedPage[] }) {
  const page = pages.find(({ id }) => id === hit.page);
  if (!page) return null;
  return (
    <li>
      <Link to={`${page.path}#${hit.section}`}>
        {page.title} · {hit.heading}
      </Link>
      <p>
        {hit.sentence.map(({ text, at, marked }) => (marked ? <mark key={at}>{text}</mark> : text))}
      </p>
    </li>
  );
}

function NoHits({ title }: { title: string }) {
  const t = useT();
  const { open, busy } = useCustomerService();
  return (
    <EmptyState
      title={title}
      detail={t(m.noneDetail)}
      action={
        <Button variant="primary" aria-busy={busy} onClick={open}>
          {t(m.service)}
        </Button>
      }
    />
  );
}
