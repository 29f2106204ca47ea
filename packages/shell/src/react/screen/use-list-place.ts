import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readPage } from '../../core/list-page.ts';

/** The member's place in a list: the filter and the page. */
export interface ListPlace<Filter> {
  readonly filter: Filter;
  /** From 1. */
  readonly pageNum: number;
  /** Sets another filter, and opens its first page. */
  readonly setFilter: (filter: Filter) => void;
  readonly setPage: (pageNum: number) => void;
}

export interface ListFilter<Filter> {
  /** Reads the filter from an address; missing or invalid parts have their defaults. */
  read: (params: URLSearchParams) => Filter;
  /** Query parameters of the filter, without parts that have their defaults. */
  write: (filter: Filter) => Readonly<Record<string, string>>;
}

/** The filter of a list without filters. */
const ALL: ListFilter<null> = { read: () => null, write: () => ({}) };

/**
 * Keeps the page number of a list without filters in the address, so that a reload and a step back restore it. Another
 * page starts at its top.
 *
 * @example
 * const { pageNum, setPage } = useListPlace();
 */
export function useListPlace(): ListPlace<null>;
/**
 * Keeps the filter and the page number of a list in the address; setting the filter does not scroll the page.
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
