import { useCallback, useMemo } from 'react';
import { useServices } from '../services.tsx';
import { useHasRoutes, useRouteTable } from '../routes/route-table.ts';
import { byOrder, type MenuEntry, type MenuPlace } from './menu.ts';

/** Returns a function that tells whether an address is a page of this site that its brand has not closed. */
export function useIsOpen(): (path: string) => boolean {
  const rows = useRouteTable();
  const has = useHasRoutes();
  const { toggles } = useServices().brand;
  return useCallback(
    (path) => {
      const closed = rows.some(
        ({ route }) => route.path === path && route.deposit === true && !toggles.deposit,
      );
      return has(path) && !closed;
    },
    [rows, has, toggles],
  );
}

/** The entries whose pages are open on this site. */
export function useOpenEntries(menu: readonly MenuEntry[]): readonly MenuEntry[] {
  const isOpen = useIsOpen();
  return useMemo(() => menu.filter(({ path }) => isOpen(path)), [menu, isOpen]);
}

/** The entries of one place in their order, without those whose pages are not open on this site. */
export function useMenu(menu: readonly MenuEntry[], place: MenuPlace): readonly MenuEntry[] {
  const open = useOpenEntries(menu);
  return useMemo(
    () => open.filter((entry) => entry.place === place).toSorted(byOrder(({ order }) => order)),
    [open, place],
  );
}
