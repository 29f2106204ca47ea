'use client';
// Public: what the screens ask the gateway, as endpoints of the site's store.
export { gatewayLaunches, gatewayLooks } from './launch-calls.ts';
export { CATALOGUE_PAGE, venuesApi } from './venues-api.ts';
export type { PageOf } from './venues-api.ts';
