/**
 * Pages to which the frame itself leads, by the addresses that the specification gives them. Each belongs to a feature;
 * a site without it is not led there.
 */
export const SITE_PAGES = {
  /** What the gateway knows of the member. */
  memberData: '/mine/userinfo',
  /** Where a phone and a real name are bound. */
  bindings: '/mine/auth',
  /** Where the apps can be had. */
  apps: '/download',
} as const;
