'use client';
// Public: the screens' gateway calls, as endpoints of the site's store.
export { gatewayLaunches, gatewayLooks } from './launch-calls.ts';
export { venuesApi } from './venues-api.ts';
