import { useHasRoutes, useRouteTable, useServices } from '@courtside/shell/react';
import { useCallback } from 'react';
import { matchPath } from 'react-router';

/** Returns a check whether the site has a page and has it open: pages of deposits are closed where deposits are off. */
export function useLinkOpen(): (path: string) => boolean {
  const table = useRouteTable();
  const has = useHasRoutes();
  const { toggles } = useServices().brand;
  return useCallback(
    (path) => {
      const [pathname = ''] = path.split(/[?#]/);
      const row = table.find(({ route }) => matchPath({ path: route.path, end: true }, pathname));
      return has(pathname) && (row?.route.deposit !== true || toggles.deposit);
    },
    [has, table, toggles],
  );
}
