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

/** Groups of the member centre, in their order. */
export const MINE_SECTIONS = ['funds', 'records', 'benefits', 'account'] as const;
/** A group of the member centre. */
export type MineSection = (typeof MINE_SECTIONS)[number];

/** Where an entry stands in the member centre. */
export interface MinePlace {
  readonly section: MineSection;
  /** Entries of a section stand in this order. @default 100 */
  readonly order?: number;
}

/** A hook that counts what waits behind an entry, such as unread messages. */
export type MenuCount = () => number;

/** A link of one of the site's menus, of the member centre, or of both. */
export interface MenuEntry {
  /** The route that it leads to. */
  readonly path: string;
  readonly title: Message;
  readonly place?: MenuPlace;
  readonly mine?: MinePlace;
  /** Shown beside the title, or instead of it where there is no room. */
  readonly icon?: MenuIconLoader;
  /** Loads the hook whose number stands on the icon or beside the title, but on the main button; 0 shows none. */
  readonly badge?: () => Promise<MenuCount>;
  /** Entries of a place stand in this order. @default 100 */
  readonly order?: number;
}

/** Where what does not say its order stands. */
export const MIDDLE = 100;

/** Compares entries by what orders them; those that do not say stand in the middle. */
export const byOrder =
  (of: (entry: MenuEntry) => number | undefined) =>
  (a: MenuEntry, b: MenuEntry): number =>
    (of(a) ?? MIDDLE) - (of(b) ?? MIDDLE);
