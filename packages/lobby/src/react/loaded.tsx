import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { LoadFailure } from '@courtside/shell/react';
import { Skeleton } from '@courtside/ui';
import type { ReactNode } from 'react';

/** What an RTK Query hook answers, as far as a block of the page needs it. */
export interface Load<T> {
  data?: T | undefined;
  error?: unknown;
  refetch: () => { unwrap: () => Promise<unknown> };
}

export interface LoadedProps<T> {
  load: Load<T>;
  /** Rows of the shape that stands for what comes. */
  rows: number;
  children: (data: T) => ReactNode;
}

/** A block of the page: its shape while it loads, its fault with 重试, or what it shows. */
export function Loaded<T>({ load, rows, children }: LoadedProps<T>) {
  const t = useT();
  if (load.data !== undefined) return children(load.data);
  if (load.error === undefined) return <Skeleton rows={rows} label={t(words.loading)} />;
  return <LoadFailure fault={load.error} retry={() => load.refetch().unwrap()} />;
}
