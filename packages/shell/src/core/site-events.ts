/** What parts of a site tell each other (spec access 4). */
export interface SiteEvents {
  /** Open the dialog on its login or register tab. */
  login: undefined;
  register: undefined;
  closeAuth: undefined;
  loginSuccess: { userId: string };
  loginExpired: undefined;
  loggedOut: undefined;
  /** Say that this needs a login; the prompt's button leads to it. */
  showLoginTips: undefined;
  /** A screen's chunk is on its way (true), or no longer (false). */
  screenLoading: boolean;
}
