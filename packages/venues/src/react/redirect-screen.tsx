import { NotFound, useHasRoutes } from '@courtside/shell/react';
import { Navigate, useLocation } from 'react-router';
import { redirectTarget } from '../core/redirect-target.ts';

/** `/redirect` and `/redirect/:path`: leads members to a page of this site only (spec access 2). */
export function RedirectScreen() {
  const { pathname, search } = useLocation();
  const has = useHasRoutes();
  const target = redirectTarget(pathname, search);
  const [path = ''] = target?.split('?') ?? [];
  const leads = target !== null && !path.startsWith('/redirect') && has(path);
  return leads ? <Navigate to={target} replace /> : <NotFound />;
}
