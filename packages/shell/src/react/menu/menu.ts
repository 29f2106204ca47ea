import type { Message } from '@courtside/i18n';
import type { ComponentType } from 'react';

/**
 * Place of an entry: beside the member's account, as its main button, behind its 更多, in the bar of a phone, or in the
 * footer.
 */
export type MenuPlace = 'account' | 'account-main' | 'account-more' | 'bar' | 'footer';

export interface MenuIconProps {
  size?: number;
  'aria-hidden'?: boolean;
}

/** Loads the icon of an entry: members' icons are not needed at the start of a page. */
export type MenuIconLoader = () => Promise<ComponentType<MenuIconProps>>;

/** Loads entries that only members see. */
export type LoadMenu = () => Promise<readonly MenuEntry[]>;

/** Groups of the member centre, in their order. */
export const MINE_SECTIONS = ['funds', 'records', 'benefits', 'account'] as const;
/** A group of the member centre. */
export type MineSection = (typeof MINE_SECTIONS)[number];

/** Place of an entry in the member centre. */
export interface MinePlace {
  readonly section: MineSection;
  /** Order of the entry in its section. @default 100 */
  readonly order?: number;
}

/** A hook that returns the number of items waiting behind an entry, such as unread messages. */
export type MenuCount = () => number;

/** A link of one of the site's menus, of the member centre, or of both. */
export interface MenuEntry {
  /** The route that the entry leads to. */
  readonly path: string;
  readonly title: Message;
  readonly place?: MenuPlace;
  readonly mine?: MinePlace;
  /** Shown beside the title, or instead of it where there is no room. */
  readonly icon?: MenuIconLoader;
  /** Loads the hook whose count is shown on the icon or beside the title, not on the main button; 0 is not shown. */
  readonly badge?: () => Promise<MenuCount>;
  /** Order of the entry in its place. @default 100 */
  readonly order?: number;
}

/** Order of an entry that gives none. */
export const MIDDLE = 100;

/** Compares entries by their order; entries without one get `MIDDLE`. */
export const byOrder =
  (of: (entry: MenuEntry) => number | undefined) =>
  (a: MenuEntry, b: MenuEntry): number =>
    (of(a) ?? MIDDLE) - (of(b) ?? MIDDLE);
