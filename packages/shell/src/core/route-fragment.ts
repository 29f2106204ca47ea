import type { VenueType } from '@courtside/contract';
import type { Message, MessageSource } from '@courtside/i18n';
import type { Access } from './access.ts';

/** One screen of a domain package, as an entry of the route table. `Screen` is the renderer's component type. */
export interface RouteFragment<Screen = unknown> {
  /** Absolute path pattern. */
  path: string;
  title: Message;
  /** Description of the screen for search engines; without it, a description of the site is used. */
  description?: Message;
  access: Access;
  /** False hides the site footer. */
  footer?: boolean;
  /** False drops the screen's state when another is shown; other screens keep their state and scroll position. */
  cache?: boolean;
  /** False keeps the page out of the row of visited pages. */
  menu?: boolean;
  /** The kind of venue whose page this is (spec access 2). */
  venue?: VenueType;
  /** True lets the screen use the whole width. */
  fullWidth?: boolean;
  /** Pages of the sports venue use the sport theme. */
  theme?: 'sport';
  /** True when the deposit feature must be on. */
  deposit?: boolean;
  /** Texts of this screen alone, loaded with it; those of its whole feature are the feature's `messages`. */
  messages?: readonly MessageSource[];
  load: () => Promise<Screen>;
}
