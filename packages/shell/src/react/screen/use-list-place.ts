import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readPage } from '../../core/list-page.ts';

/** Where the member is in a list: what they look for, and at which page. */
export interface ListPlace<Filter> {
  readonly filter: Filter;
  /** From 1. */
  readonly pageNum: number;
  /** Looks for something else, from its first page on. */
  readonly setFilter: (filter: Filter) => void;
  readonly setPage: (pageNum: number) => void;
}

export interface ListFilter<Filter> {
  /** The filter that an address names; what it does not name, or names wrongly, is as usual. */
  read: (params: URLSearchParams) => Filter;
  /** The part of the address that names the filter, without what is as usual. */
  write: (filter: Filter) => Readonly<Record<string, string>>;
}

/** A list that nobody looks for anything in. */
const ALL: ListFilter<null> = { read: () => null, write: () => ({}) };

/**
 * Keeps the page of a list that nobody looks for anything in, in the address, where a reload and the way back find it.
 * Another page begins at its top.
 *
 * @example
 * const { pageNum, setPage } = useListPlace();
 */
export function useListPlace(): ListPlace<null>;
/**
 * Keeps the filter and the page of a list in the address; who filters stays at the filters.
 *
 * @param of keep the same object between renders
 * @example
 * const { filter, pageNum, setFilter, setPage } = useListPlace(DEAL_FILTER);
 */
export function useListPlace<Filter>(of: ListFilter<Filter>): ListPlace<Filter>;
export function useListPlace<Filter>(
  of: ListFilter<Filter> | ListFilter<null> = ALL,
): ListPlace<Filter | null> {
  const { read, write } = of as ListFilter<Filter | null>;
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => read(params), [params, read]);
  const go = (next: Filter | null, pageNum: number, preventScrollReset: boolean) =>
    setParams(
      { ...write(next), ...(pageNum > 1 && { page: String(pageNum) }) },
      { replace: true, preventScrollReset },
    );
  return {
    filter,
    pageNum: readPage(params),
    setFilter: (next) => go(next, 1, true),
    setPage: (pageNum) => go(filter, pageNum, false),
  };
}
