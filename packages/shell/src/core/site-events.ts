import type { VenueType } from '@courtside/contract';
import type { Locale } from '@courtside/i18n';

/** Why somebody is asked to log in, and the page that opens afterwards. */
export type LoginAsked = {
  /** Path and query. */
  from: string;
} & (
  | {
      reason: 'expired';
      /** Whose login it was: nobody else is led to their page. */
      userId: string | null;
    }
  /** A visitor wanted a page for members. */
  | { reason: 'guarded' }
);

/** A venue that a member wants to enter. */
export interface VenueWanted {
  enName: string;
  category: VenueType;
  /** What the member sees it called. */
  name: string;
  /** A game of it. */
  gameCode?: string | undefined;
}

/**
 * What parts of a site tell each other (spec access 4). Here stand the events of the frame and those that packages exchange
 * which do not know each other; a feature declares its own.
 *
 * @example
 * declare module '@courtside/shell' {
 *   interface SiteEvents {
 *     showAlmanac: { year: number };
 *   }
 * }
 */
export interface SiteEvents {
  /** Open the dialog on its login or register tab; with a page that was left or wanted, lead there after the login. */
  login: LoginAsked | undefined;
  register: undefined;
  /** Open it on password recovery. */
  forgetPassword: undefined;
  loginSuccess: { userId: string };
  loginExpired: { userId: string | null };
  loggedOut: undefined;
  /** The frame is drawn for a member: on a page that was opened, and after a login. */
  memberShown: undefined;
  /** Another member is logged in on this device, or none; what was fetched before is forgotten already. */
  memberChanged: { userId: string | null };
  /** The gateway is asked in another script; what was fetched before is forgotten already. */
  localeChanged: { locale: Locale };
  /** Say that this needs a login; the prompt's button leads to it. */
  showLoginTips: undefined;
  /** Say what a refusal said, and lead to the member's data where this site has the page for it. */
  dataMissing: { message: string };
  /** A call was refused by player protection: with which code (6701 to 6709). */
  playRefused: { code: number };
  /** Say that the game must be entered again; nothing else can be done. */
  reEnterGame: undefined;
  /** The gateway refused a call for maintenance (6013). */
  maintenanceHeard: undefined;
  /** Cover the page while something runs; with `closes` the cover goes by itself after three seconds. */
  showLoading: { closes: boolean };
  dismissLoading: undefined;
  /** Enter a venue, or a game of it. */
  enterVenue: VenueWanted;
  /** A screen's chunk is on its way (true), or no longer (false). */
  screenLoading: boolean;
}
