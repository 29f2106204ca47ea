import { useMemo } from 'react';
import { useServices } from './services.tsx';
import { useHasRoutes, useRouteTable } from './route-table.ts';
import type { MenuEntry, MenuPlace } from './menu.ts';

const MIDDLE = 100;

/** The entries of one place in their order, without those that lead nowhere on this site. */
export function useMenu(menu: readonly MenuEntry[], place: MenuPlace): readonly MenuEntry[] {
  const rows = useRouteTable();
  const has = useHasRoutes();
  const { toggles } = useServices().brand;
  return useMemo(() => {
    const closed = rows.filter(({ route }) => route.deposit === true && !toggles.deposit);
    return menu
      .filter((entry) => entry.place === place)
      .filter(({ path }) => has(path) && !closed.some(({ route }) => route.path === path))
      .toSorted((a, b) => (a.order ?? MIDDLE) - (b.order ?? MIDDLE));
  }, [menu, place, rows, has, toggles]);
}
