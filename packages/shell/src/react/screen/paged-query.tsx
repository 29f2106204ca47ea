import { useT } from '@courtside/i18n/react';
import { Pagination } from '@courtside/ui';
import { useEffect, useRef } from 'react';
import { pageCountOf } from '../../core/list-page.ts';
import { m } from './list-messages.ts';
import { QueryView, type QueryResult, type QueryViewProps } from './query-view.tsx';

/** Result of an RTK Query hook for one page of a list. */
export interface PagedResult<Page> extends QueryResult<Page> {
  /** Data of the requested page; undefined while it loads. */
  currentData?: Page | undefined;
}

export interface PagedQueryProps<Page extends { readonly total: number }> extends Omit<
  QueryViewProps<Page>,
  'query'
> {
  query: PagedResult<Page>;
  /** From 1. */
  pageNum: number;
  /** Number of entries of a page. */
  pageSize: number;
  onPage: (pageNum: number) => void;
}

/**
 * A list that the gateway returns page by page: the page in a `QueryView`, and the pagination below. When the page no
 * longer exists, because the list became shorter, the last page is opened.
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
  // While a page loads, the count of the previous page: the pagination must not vanish while it is used.
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
