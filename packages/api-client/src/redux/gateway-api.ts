import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import type { ApiClient } from '../types.ts';

/** The `extraArgument` of the store's thunk middleware. */
export interface GatewayExtra {
  client: ApiClient;
}

/** A fault as it is kept in the store: serialisable, without secrets. */
export interface GatewayFault {
  code: string;
  kind: string;
  statusCode?: number;
  serverMessage?: string;
  /** The data that the contract defines for the codes 6701 to 6711, such as the rest of a limit. */
  data?: unknown;
}

/** Tags that mutations invalidate and queries provide. Tags of one package alone begin with its name: `wallet/card`. */
export type GatewayTag =
  'balance' | 'bet-record' | 'member' | 'unread' | 'venue' | `${string}/${string}`;

const TAGS: readonly GatewayTag[] = ['balance', 'bet-record', 'member', 'unread', 'venue'];

/**
 * The RTK Query definition that every package adds its endpoints to with `defineEndpoints`. It holds no client and no
 * state: each store brings its own client as thunk `extraArgument`, so two brands may live on one page.
 */
export const gatewayApi = createApi({
  reducerPath: 'gateway',
  // Every endpoint makes its own call; see `defineEndpoints`.
  baseQuery: fakeBaseQuery<GatewayFault>(),
  tagTypes: TAGS,
  // Shown data is fetched again when the connection is back.
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
