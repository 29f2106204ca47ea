import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { isCourtsideError } from '@courtside/kernel';
import { isGatewayError } from '../gateway-error.ts';
import type { ApiClient, CallBody, CallOptions, CallPath } from '../types.ts';

/** What the store's thunk middleware is given as `extraArgument`. */
export interface GatewayExtra {
  client: ApiClient;
}

/** A call by path and body (of a GET: its query); `query` of an endpoint returns one. */
export type GatewayCall = { [P in CallPath]: { path: P; body: CallBody<P> } }[CallPath];

/** `extraOptions` of an endpoint: how its calls are sent. */
export type GatewayEndpointOptions = Pick<CallOptions, 'retry' | 'timeoutMs'>;

/** A fault as it is kept in the store: serialisable, without secrets. */
export interface GatewayFault {
  code: string;
  kind: string;
  statusCode?: number;
  serverMessage?: string;
}

const baseQuery: BaseQueryFn<GatewayCall, unknown, GatewayFault, GatewayEndpointOptions> = async (
  call,
  api,
  options,
) => {
  const { client } = api.extra as GatewayExtra;
  try {
    const { signal } = api;
    return { data: await client.call(call.path, call.body as never, { ...options, signal }) };
  } catch (error) {
    if (isGatewayError(error)) {
      const { code, kind, statusCode, serverMessage } = error;
      return { error: { code, kind, statusCode, serverMessage } };
    }
    if (isCourtsideError(error)) return { error: { code: error.code, kind: error.kind } };
    throw error;
  }
};

/**
 * The RTK Query definition that every domain injects its endpoints into. It holds no client and no state: each store
 * brings its own client as thunk `extraArgument`, so two brands may live on one page. A domain with tags of its own
 * adds them with `gatewayApi.enhanceEndpoints({ addTagTypes: ['card'] })`.
 */
export const gatewayApi = createApi({
  reducerPath: 'gateway',
  baseQuery,
  tagTypes: ['balance', 'bet-record', 'member'],
  endpoints: () => ({}),
});
