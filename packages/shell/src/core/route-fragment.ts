import type { VenueType } from '@courtside/contract';
import type { Message, MessageSource } from '@courtside/i18n';
import type { Access } from './access.ts';

/** One screen of a domain package, as it joins the route table. `Screen` is what the renderer calls a component. */
export interface RouteFragment<Screen = unknown> {
  /** Absolute path pattern. */
  path: string;
  title: Message;
  /** What search engines say of the screen; without one, what the site offers. */
  description?: Message;
  access: Access;
  /** False hides the site footer. */
  footer?: boolean;
  /** False forgets what the screen held as soon as another is shown; the others keep state and scroll position. */
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
