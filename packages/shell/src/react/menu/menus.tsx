import { createContext, useContext, type ReactNode } from 'react';
import type { LoadMenu, MenuEntry } from './menu.ts';

/** The entries of all menus, and the loader of members' entries. */
export interface SiteMenus {
  readonly menu: readonly MenuEntry[];
  readonly memberMenu: LoadMenu | undefined;
}

const Menus = createContext<SiteMenus>({ menu: [], memberMenu: undefined });

/** Provides the menu entries of this site's features to the frame and the member centre. */
export function MenusProvider({ menus, children }: { menus: SiteMenus; children: ReactNode }) {
  return <Menus value={menus}>{children}</Menus>;
}

/** The entries of this site's menus, for the parts of the frame that show them. */
export const useMenus = (): SiteMenus => useContext(Menus);
