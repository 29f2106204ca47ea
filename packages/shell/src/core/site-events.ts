import type { Locale } from '@courtside/i18n';

/** Which form the auth dialog shows; the numbers are those of the site's switch (spec access 2). */
export type AuthWay = 'login' | 'register' | 'phoneRecovery' | 'emailRecovery';

/** What a risky login leaves for the check of a new device (spec access 3). */
export interface NewDevice {
  /** With asterisks, as the gateway told it. */
  maskedPhone: string;
  name: string;
  /** md5 of the password. */
  passwordHash: string;
  /** What the gateway said. */
  message: string;
}

/** What parts of a site tell each other (spec access 4). */
export interface SiteEvents {
  /** Open the dialog on its login or register tab. */
  login: undefined;
  register: undefined;
  /** Open it on password recovery, or on the check of a new device. */
  forgetPassword: undefined;
  newDevice: NewDevice;
  /** Change the form inside the open dialog. */
  switchAuthWay: AuthWay;
  closeAuth: undefined;
  passwordChanged: undefined;
  loginSuccess: { userId: string };
  loginExpired: undefined;
  loggedOut: undefined;
  /** Another member, or nobody, is logged in on this device; what was fetched before is forgotten already. */
  memberChanged: { userId: string | null };
  /** The site shows another script; what was fetched before is forgotten already. */
  localeChanged: { locale: Locale };
  /** Say that this needs a login; the prompt's button leads to it. */
  showLoginTips: undefined;
  /** Say what a refusal said, and lead to the member's data where this site has the page for it. */
  dataMissing: { message: string };
  /** Say that the game must be entered again; nothing else can be done. */
  reEnterGame: undefined;
  /** Cover the page while something runs; with `closes` the cover goes by itself after three seconds. */
  showLoading: { closes: boolean };
  dismissLoading: undefined;
  /** Ask for the amount to take into a venue. */
  showVenueEntry: { enName: string; message: string };
  /** Show another list of the electronic games page. */
  changeEgameTab: { tab: string };
  /** A screen's chunk is on its way (true), or no longer (false). */
  screenLoading: boolean;
}
