/**
 * Pages to which the frame itself links, with their addresses from the specification. Each belongs to a feature; a site
 * without the feature has no link to it.
 */
export const SITE_PAGES = {
  /** The member's data. */
  memberData: '/mine/userinfo',
  /** Binds a phone and a real name. */
  bindings: '/mine/auth',
  /** Download of the apps. */
  apps: '/download',
} as const;
