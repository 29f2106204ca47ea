import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { Banner, Skeleton } from '@courtside/ui';
import type { ComponentType, ReactNode } from 'react';
import { LoadFailure } from './load-failure.tsx';
import { m } from './load-messages.ts';

/** Result of an RTK Query hook, as far as a view needs it. */
export interface QueryResult<T> {
  data?: T | undefined;
  error?: unknown;
  refetch: () => { unwrap: () => Promise<unknown> };
}

export interface QueryViewProps<T> {
  query: QueryResult<T>;
  /** Number of rows of the skeleton while the data loads. @default 4 */
  rows?: number;
  /** Label of the skeleton, for assistive technology. @default 加载中 */
  loadingLabel?: string;
  /** Shown while the data loads, for content of another shape than rows. @default a `Skeleton` */
  loading?: ReactNode;
  /** Whether there is nothing to show, in which case `empty` is shown. @default nothing is empty */
  isEmpty?: (data: T) => boolean;
  /** Content for empty data, such as an `EmptyState`. @default nothing */
  empty?: ReactNode;
  /** Whether a notice tells that the data may be old after a failed refetch. @default true */
  staleNotice?: boolean;
  /** Shown when loading failed and there is no data. @default `LoadFailure` */
  failure?: ComponentType<{ fault: unknown; retry: () => Promise<unknown> }>;
  children: (data: T) => ReactNode;
}

/**
 * The state of a query: a skeleton while it loads, its fault with 重试, a notice after a failed refetch, or its data. For
 * data that must not outlive its arguments, such as a page of a list, pass `currentData` as `data`.
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
  loading,
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
  if (error === undefined) {
    return <>{loading ?? <Skeleton rows={rows} label={loadingLabel ?? t(words.loading)} />}</>;
  }
  return <Failure fault={error} retry={() => refetch().unwrap()} />;
}
