import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { isCourtsideError } from '@courtside/kernel';
import { isGatewayError } from '../gateway-error.ts';
import type { ApiClient, CallBody, CallPath } from '../types.ts';

/** What the store's thunk middleware is given as `extraArgument`. */
export interface GatewayExtra {
  client: ApiClient;
}

/** A call by path and body; `query` of an endpoint returns one. */
export type GatewayCall = { [P in CallPath]: { path: P; body: CallBody<P> } }[CallPath];

/** A fault as it is kept in the store: serialisable, without secrets. */
export interface GatewayFault {
  code: string;
  kind: string;
  statusCode?: number;
  serverMessage?: string;
}

const baseQuery: BaseQueryFn<GatewayCall, unknown, GatewayFault> = async (call, api) => {
  const { client } = api.extra as GatewayExtra;
  try {
    return { data: await client.call(call.path, call.body as never, { signal: api.signal }) };
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
 * brings its own client as thunk `extraArgument`, so two brands may live on one page.
 */
export const gatewayApi = createApi({
  reducerPath: 'gateway',
  baseQuery,
  tagTypes: ['balance', 'bet-record', 'member'],
  endpoints: () => ({}),
});
