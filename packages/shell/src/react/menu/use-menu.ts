import { useCallback, useMemo } from 'react';
import { useServices } from '../services.tsx';
import { useHasRoutes, useRouteTable } from '../routes/route-table.ts';
import { byOrder, type MenuEntry, type MenuPlace } from './menu.ts';

/** Tells whether an address leads somewhere on this site: a page that it has, and that its brand did not close. */
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

/** The entries that lead somewhere on this site. */
export function useOpenEntries(menu: readonly MenuEntry[]): readonly MenuEntry[] {
  const isOpen = useIsOpen();
  return useMemo(() => menu.filter(({ path }) => isOpen(path)), [menu, isOpen]);
}

/** The entries of one place in their order, without those that lead nowhere on this site. */
export function useMenu(menu: readonly MenuEntry[], place: MenuPlace): readonly MenuEntry[] {
  const open = useOpenEntries(menu);
  return useMemo(
    () => open.filter((entry) => entry.place === place).toSorted(byOrder(({ order }) => order)),
    [open, place],
  );
}
