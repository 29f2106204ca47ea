import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { Banner, Skeleton } from '@courtside/ui';
import type { ComponentType, ReactNode } from 'react';
import { LoadFailure } from './load-failure.tsx';
import { m } from './load-messages.ts';

/** What an RTK Query hook answers, as far as a view of it needs it. */
export interface QueryResult<T> {
  data?: T | undefined;
  error?: unknown;
  refetch: () => { unwrap: () => Promise<unknown> };
}

export interface QueryViewProps<T> {
  query: QueryResult<T>;
  /** Rows of the shape that stands for what comes. @default 4 */
  rows?: number;
  /** What is on its way, for assistive technology. @default 加载中 */
  loadingLabel?: string;
  /** Whether there is nothing to show, in which case `empty` shows. @default nothing is empty */
  isEmpty?: (data: T) => boolean;
  /** Such as an `EmptyState`. @default nothing */
  empty?: ReactNode;
  /** Says that what is shown may be old when asking again failed. @default true */
  staleNotice?: boolean;
  /** Stands where there is no data. @default `LoadFailure` */
  failure?: ComponentType<{ fault: unknown; retry: () => Promise<unknown> }>;
  children: (data: T) => ReactNode;
}

/**
 * What a query gave: its shape while it loads, its fault with 重试, a notice where it could not be read again, or its
 * data. For what must not outlive its arguments, such as a page of a list, hand in `currentData` as `data`.
 *
 * @example
 * <QueryView query={useVenues()} isEmpty={(venues) => venues.length === 0}>
 *   {(venues) => <Venues venues={venues} />}
 * </QueryView>
 */
export function QueryView<T>({
  query: { data, error, refetch },
  rows = 4,
  loadingLabel,
  isEmpty,
  empty = null,
  staleNotice = true,
  failure: Failure = LoadFailure,
  children,
}: QueryViewProps<T>) {
  const t = useT();
  if (data !== undefined) {
    return (
      <>
        {staleNotice && error !== undefined && (
          <Banner tone="warning" role="status">
            {t(m.stale)}
          </Banner>
        )}
        {isEmpty?.(data) ? empty : children(data)}
      </>
    );
  }
  if (error === undefined) return <Skeleton rows={rows} label={loadingLabel ?? t(words.loading)} />;
  return <Failure fault={error} retry={() => refetch().unwrap()} />;
}
