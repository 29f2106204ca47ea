export { courtsideSite } from './courtside-site.ts';
export type { DevSiteOptions } from './dev-site.ts';
