import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { RETURNING } from './pages.tsx';
import { useEntries } from './use-entries.ts';

export interface ReturnLinkProps {
  /** Path of the page; of several paths the one that was shown last, else the first. */
  to: string | readonly [string, ...string[]];
  /** Query of a page that was not visited before, with the question mark. @default '' */
  search?: string;
  className?: string;
  children?: ReactNode;
}

/** Leads back to a page as it was left, with its list, search text and scroll position. */
export function ReturnLink({ to, search = '', ...props }: ReturnLinkProps) {
  const paths = typeof to === 'string' ? ([to] as const) : to;
  const left = useEntries().last(...paths);
  const address = left ? left.path + left.search : paths[0] + search;
  return <Link {...props} to={address} state={left && RETURNING} />;
}
