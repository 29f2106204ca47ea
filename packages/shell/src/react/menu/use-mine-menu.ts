import { useMemo } from 'react';
import { byOrder, MINE_SECTIONS, type MenuEntry, type MineSection } from './menu.ts';
import { useMenus } from './menus.tsx';
import { useMemberMenu } from './use-member-menu.ts';
import { useOpenEntries } from './use-menu.ts';

/** A group of the member centre with its entries in their order; none is empty. */
export interface MineGroup {
  readonly section: MineSection;
  readonly entries: readonly MenuEntry[];
}

/** Groups of the member centre with the entries of this site's features. Suspends while the entries of members load. */
export function useMineMenu(): readonly MineGroup[] {
  const { menu, memberMenu } = useMenus();
  const open = useOpenEntries(useMemberMenu(menu, memberMenu));
  return useMemo(
    () =>
      MINE_SECTIONS.map((section) => ({
        section,
        entries: open
          .filter(({ mine }) => mine?.section === section)
          .toSorted(byOrder(({ mine }) => mine?.order)),
      })).filter(({ entries }) => entries.length > 0),
    [open],
  );
}
