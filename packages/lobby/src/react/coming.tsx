import type { QueryResult } from '@courtside/shell/react';
import { Suspense, type ReactNode } from 'react';

const COMING = 'cs-lobby-coming';

/** Class of a block whose content is not there yet: it keeps the blocks below away from the window meanwhile. */
export const comingClass = ({ data, error }: Pick<QueryResult<unknown>, 'data' | 'error'>) =>
  data === undefined && error === undefined ? COMING : undefined;

/** Content whose code may still load; it keeps the same place meanwhile. */
export function Coming({ children }: { children: ReactNode }) {
  return <Suspense fallback={<div className={COMING} />}>{children}</Suspense>;
}
