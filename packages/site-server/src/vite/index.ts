export { courtsideSite } from './courtside-site.ts';
export type { CourtsideSiteOptions } from './courtside-site.ts';
export type { PrerenderBrand, PrerenderPages } from './prerender-pages.ts';
export type { DevSiteOptions } from './dev-site.ts';
export type { OfflineOptions } from './offline-worker.ts';
