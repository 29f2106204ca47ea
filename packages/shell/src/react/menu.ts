import type { Message } from '@courtside/i18n';
import type { ComponentType } from 'react';

/** Where an entry stands: beside the member's account, as its main button, or in the footer. */
export type MenuPlace = 'account' | 'account-main' | 'footer';

/** A link of one of the site's menus. */
export interface MenuEntry {
  /** The route that it leads to. */
  readonly path: string;
  readonly title: Message;
  readonly place: MenuPlace;
  /** Shown beside the title, or instead of it where there is no room. */
  readonly icon?: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
  /** Entries of a place stand in this order; 100 unless told. */
  readonly order?: number;
}
