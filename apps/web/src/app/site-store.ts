import type { ApiClient } from '@courtside/api-client';
import { gatewayApi, type GatewayExtra } from '@courtside/api-client/redux';
import { combineSlices, configureStore, type Slice } from '@reduxjs/toolkit';

export type SiteStore = ReturnType<typeof createSiteStore>;

/** The store: server state from the start, slices as the screens that need them come. */
export function createSiteStore(client: ApiClient) {
  const reducer = combineSlices(gatewayApi);
  const extraArgument: GatewayExtra = { client };
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults({ thunk: { extraArgument } }).concat(gatewayApi.middleware),
  });
  return {
    store,
    injectReducer(slice: Slice) {
      reducer.inject(slice);
      // An injected reducer runs from the next action on; its readers come before that.
      store.dispatch({ type: `${slice.name}/injected` });
    },
  };
}
