import { rowAt, useHasRoutes, useRouteTable, useServices } from '@courtside/shell/react';
import { useCallback } from 'react';

/** Returns a check whether the site has a page and has it open: pages of deposits are closed where deposits are off. */
export function useLinkOpen(): (path: string) => boolean {
  const table = useRouteTable();
  const has = useHasRoutes();
  const { toggles } = useServices().brand;
  return useCallback(
    (path) => {
      const [pathname = ''] = path.split(/[?#]/);
      const isDeposit = rowAt(table, pathname)?.route.deposit === true;
      return has(pathname) && (!isDeposit || toggles.deposit);
    },
    [has, table, toggles],
  );
}
