import type { VenueType } from '@courtside/contract';
import type { Locale } from '@courtside/i18n';

/** Reason for asking a visitor to log in, and the page that opens afterwards. */
export type LoginAsked = {
  /** Path and query. */
  from: string;
} & (
  | {
      reason: 'expired';
      /** The member whose login expired: only they are led back to the page. */
      userId: string | null;
    }
  /** A visitor opened a page for members. */
  | { reason: 'guarded' }
);

/** A venue that a member wants to enter. */
export interface VenueWanted {
  enName: string;
  category: VenueType;
  /** Name of the venue as the member sees it. */
  name: string;
  /** Code of a game of the venue. */
  gameCode?: string | undefined;
}

/**
 * Events between the parts of a site (spec access 4): those of the frame, and those between packages that do not depend
 * on each other. A feature declares its own.
 *
 * @example
 * declare module '@courtside/shell' {
 *   interface SiteEvents {
 *     showAlmanac: { year: number };
 *   }
 * }
 */
export interface SiteEvents {
  /** Opens the auth dialog on its login or register tab; with a page that was left or wanted, the login leads there. */
  login: LoginAsked | undefined;
  register: undefined;
  /** Opens the auth dialog on password recovery. */
  forgetPassword: undefined;
  loginSuccess: { userId: string };
  loginExpired: { userId: string | null };
  loggedOut: undefined;
  /** The frame is drawn for a member: when a page is opened, and after a login. */
  memberShown: undefined;
  /** Another member is logged in on this device, or none; fetched data is cleared already. */
  memberChanged: { userId: string | null };
  /** Calls to the gateway use another script now; fetched data is cleared already. */
  localeChanged: { locale: Locale };
  /** Tells the visitor that this needs a login; the prompt's button leads to it. */
  showLoginTips: undefined;
  /** The visitor closed that prompt without going to the login. */
  loginDeclined: undefined;
  /** Shows a refusal's message, and leads to the member's data if this site has the page for it. */
  dataMissing: { message: string };
  /** Player protection refused a call, with this code (6701 to 6709). */
  playRefused: { code: number };
  /** Tells the member that the game must be entered again; the prompt offers nothing else. */
  reEnterGame: undefined;
  /** The gateway refused a call for maintenance (6013). */
  maintenanceHeard: undefined;
  /** Covers the page while a task runs; with `closes` the cover closes itself after three seconds. */
  showLoading: { closes: boolean };
  dismissLoading: undefined;
  /** Enters a venue, or a game of it. */
  enterVenue: VenueWanted;
  /** A screen's chunk is loading (true), or no longer (false). */
  screenLoading: boolean;
}
