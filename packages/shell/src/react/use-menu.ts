import { useMemo } from 'react';
import { useServices } from './services.tsx';
import { useRouteTable } from './site-routes.tsx';
import type { MenuEntry, MenuPlace } from './menu.ts';

const MIDDLE = 100;

/** The entries of one place in their order, without those that lead nowhere on this site. */
export function useMenu(menu: readonly MenuEntry[], place: MenuPlace): readonly MenuEntry[] {
  const table = useRouteTable();
  const { toggles } = useServices().brand;
  return useMemo(() => {
    const open = table.filter(({ route }) => route.deposit !== true || toggles.deposit);
    return menu
      .filter((entry) => entry.place === place)
      .filter((entry) => open.some(({ route }) => route.path === entry.path))
      .toSorted((a, b) => (a.order ?? MIDDLE) - (b.order ?? MIDDLE));
  }, [menu, place, table, toggles]);
}
