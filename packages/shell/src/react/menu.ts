import type { Message } from '@courtside/i18n';
import type { ComponentType } from 'react';

/**
 * Where an entry stands: beside the member's account, as its main button, behind its 更多, in the bar of a phone, or in
 * the footer.
 */
export type MenuPlace = 'account' | 'account-main' | 'account-more' | 'bar' | 'footer';

export interface MenuIconProps {
  size?: number;
  'aria-hidden'?: boolean;
}

/** Loads the icon of an entry: those of members are nothing that a page has to begin with. */
export type MenuIconLoader = () => Promise<ComponentType<MenuIconProps>>;

/** Loads entries that only members see. */
export type LoadMenu = () => Promise<readonly MenuEntry[]>;

/** A link of one of the site's menus. */
export interface MenuEntry {
  /** The route that it leads to. */
  readonly path: string;
  readonly title: Message;
  readonly place: MenuPlace;
  /** Shown beside the title, or instead of it where there is no room. */
  readonly icon?: MenuIconLoader;
  /** Entries of a place stand in this order; 100 unless told. */
  readonly order?: number;
}
