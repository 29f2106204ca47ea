'use client';
// Public: the screens' gateway calls, as endpoints of the site's store.
export { gatewayLaunches, gatewayLooks } from './launch-calls.ts';
export { CATALOGUE_PAGE } from './later-parts.ts';
export { venuesApi } from './venues-api.ts';
export type { PageOf } from './venues-api.ts';
