import { useT } from '@courtside/i18n/react';
import { Pagination } from '@courtside/ui';
import { useEffect, useRef } from 'react';
import { pageCountOf } from '../../core/list-page.ts';
import { m } from './list-messages.ts';
import { QueryView, type QueryResult, type QueryViewProps } from './query-view.tsx';

/** What an RTK Query hook answers for one page of a list. */
export interface PagedResult<Page> extends QueryResult<Page> {
  /** Of the page that is asked for now; undefined while it is on its way. */
  currentData?: Page | undefined;
}

export interface PagedQueryProps<Page extends { readonly total: number }> extends Omit<
  QueryViewProps<Page>,
  'query'
> {
  query: PagedResult<Page>;
  /** From 1. */
  pageNum: number;
  /** Entries of a page. */
  pageSize: number;
  onPage: (pageNum: number) => void;
}

/**
 * A list of which the gateway tells one page at a time: the page as `QueryView` shows it, and the way to the others below.
 * A page that is not there any more, because the list became shorter, gives way to the last that is.
 *
 * @example
 * const { pageNum, setPage } = useListPlace();
 * const gifts = api.useGiftsQuery({ pageNum, pageSize: 20 });
 * return (
 *   <PagedQuery query={gifts} {...{ pageNum, pageSize: 20, onPage: setPage }}>
 *     {({ list }) => <Gifts list={list} />}
 *   </PagedQuery>
 * );
 */
export function PagedQuery<Page extends { readonly total: number }>({
  query,
  pageNum,
  pageSize,
  onPage,
  ...view
}: PagedQueryProps<Page>) {
  const t = useT();
  const { currentData } = query;
  // Of the page before while another is under way: what turns pages must not go away under who turns them.
  const pageCount = pageCountOf((currentData ?? query.data)?.total ?? 0, pageSize);
  const last = currentData === undefined ? null : pageCountOf(currentData.total, pageSize);
  const turn = useRef(onPage);
  useEffect(() => {
    turn.current = onPage;
  });
  useEffect(() => {
    if (last !== null && pageNum > last) turn.current(last);
  }, [last, pageNum]);
  return (
    <>
      <QueryView {...view} query={{ ...query, data: currentData }} />
      <Pagination
        page={Math.min(pageNum, pageCount)}
        pageCount={pageCount}
        onChange={onPage}
        label={t(m.pages)}
        previousLabel={t(m.previousPage)}
        nextLabel={t(m.nextPage)}
      />
    </>
  );
}
