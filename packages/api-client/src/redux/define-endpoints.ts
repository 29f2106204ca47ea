import type {
  BaseQueryFn,
  EndpointBuilder,
  EndpointDefinitions,
  MutationDefinition,
  QueryDefinition,
} from '@reduxjs/toolkit/query/react';
import { isCourtsideError } from '@courtside/kernel';
import { nextTask } from '@courtside/kernel/platform';
import { isGatewayError } from '../is-gateway-error.ts';
import type { ApiClient, CallBody, CallData, CallOptions, CallPath } from '../types.ts';
import {
  gatewayApi,
  type GatewayExtra,
  type GatewayFault,
  type GatewayTag,
} from './gateway-api.ts';

/** The base query type of the gateway's endpoints, with their fault; each endpoint makes its own call. */
export type GatewayBaseQuery = BaseQueryFn<void, never, GatewayFault>;
type Build = EndpointBuilder<GatewayBaseQuery, GatewayTag, 'gateway'>;
/** An endpoint that reads. */
export type GatewayRead<Arg, Result> = QueryDefinition<
  Arg,
  GatewayBaseQuery,
  GatewayTag,
  Result,
  'gateway'
>;
/** An endpoint that changes something. */
export type GatewayWrite<Arg, Result> = MutationDefinition<
  Arg,
  GatewayBaseQuery,
  GatewayTag,
  Result,
  'gateway'
>;

/** The call of an endpoint, checked against the contract by its path. */
export interface Asking<P extends CallPath, Arg> extends Pick<CallOptions, 'retry' | 'timeoutMs'> {
  /** Makes the input of the call; may wait for something of the client, such as the site's clock. */
  body: (arg: Arg, client: ApiClient) => CallBody<P> | Promise<CallBody<P>>;
}

/** As `Asking`, for an endpoint that keeps a part of the answer. */
export interface AskingPart<P extends CallPath, Arg, Result> extends Asking<P, Arg> {
  /** May ask the client for more, such as the later parts of a list. */
  select: (data: CallData<P>, arg: Arg, client: ApiClient) => Result | Promise<Result>;
}

type ReadOptions<Arg, Result> = Pick<
  GatewayRead<Arg, Result>,
  'providesTags' | 'onQueryStarted' | 'keepUnusedDataFor'
>;
type WriteOptions<Arg, Result> = Pick<
  GatewayWrite<Arg, Result>,
  'invalidatesTags' | 'onQueryStarted'
>;

/** Makes endpoints from the contract's calls. The type of the result follows from the contract, or from `select`. */
export interface GatewayBuilder {
  /** A call that reads. It is retried after a fault unless `retry` is false. */
  read<P extends CallPath, Arg = void, Result = CallData<P>>(
    path: P,
    options: AskingPart<P, Arg, Result> & ReadOptions<Arg, Result>,
  ): GatewayRead<NoInfer<Arg>, NoInfer<Result>>;
  read<P extends CallPath, Arg = void>(
    path: P,
    options: Asking<P, Arg> & { select?: never } & ReadOptions<Arg, CallData<P>>,
  ): GatewayRead<NoInfer<Arg>, CallData<P>>;
  /** A call that changes something. With `retry` it is retried after a fault; its body must carry a key then. */
  write<P extends CallPath, Arg = void, Result = CallData<P>>(
    path: P,
    options: AskingPart<P, Arg, Result> & WriteOptions<Arg, Result>,
  ): GatewayWrite<NoInfer<Arg>, NoInfer<Result>>;
  write<P extends CallPath, Arg = void>(
    path: P,
    options: Asking<P, Arg> & { select?: never } & WriteOptions<Arg, CallData<P>>,
  ): GatewayWrite<NoInfer<Arg>, CallData<P>>;
}

/**
 * Adds a package's endpoints to `gatewayApi`, typed from the contract: a body that the path does not take, or a result
 * that it does not answer, does not compile.
 *
 * @param own tags of this package only, such as `wallet/card`
 * @throws Error of Redux Toolkit when an endpoint of that name exists already, e.g. of another package
 * @example
 * export const walletApi = defineEndpoints((gateway) => ({
 *   channels: gateway.read('/fd/api/v1/payment/types', { body: () => ({}), select: ({ channels }) => channels }),
 * }));
 */
export function defineEndpoints<Definitions extends EndpointDefinitions>(
  endpoints: (gateway: GatewayBuilder) => Definitions,
  own: readonly GatewayTag[] = [],
) {
  return gatewayApi.enhanceEndpoints({ addTagTypes: own }).injectEndpoints({
    endpoints: (build) => endpoints(builderOf(build as Build)),
    overrideExisting: 'throw',
  });
}

type AnyAsking<P extends CallPath, Arg, Result> = Asking<P, Arg> & {
  select?: AskingPart<P, Arg, Result>['select'] | undefined;
};

function builderOf(build: Build): GatewayBuilder {
  return {
    read: <P extends CallPath, Arg, Result>(
      path: P,
      options: AnyAsking<P, Arg, Result> & ReadOptions<Arg, Result>,
    ) => {
      const { providesTags, onQueryStarted, keepUnusedDataFor } = options;
      return build.query<Result, Arg>({
        async queryFn(arg, api) {
          // A page makes many calls at once, and each takes milliseconds to prepare: each gets its own task.
          await nextTask();
          return ask(path, options, arg, api);
        },
        ...given({ providesTags, onQueryStarted, keepUnusedDataFor }),
      });
    },
    write: <P extends CallPath, Arg, Result>(
      path: P,
      options: AnyAsking<P, Arg, Result> & WriteOptions<Arg, Result>,
    ) => {
      const { invalidatesTags, onQueryStarted } = options;
      return build.mutation<Result, Arg>({
        queryFn: (arg, api) => ask(path, options, arg, api),
        ...given({ invalidatesTags, onQueryStarted }),
      });
    },
  };
}

/** Drops undefined entries: Redux Toolkit treats an option that is present but undefined as set. */
function given<T extends object>(options: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const entries = Object.entries(options).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]: Exclude<T[K], undefined> };
}

async function ask<P extends CallPath, Arg, Result>(
  path: P,
  { body, select, retry, timeoutMs }: AnyAsking<P, Arg, Result>,
  arg: Arg,
  api: { extra: unknown; signal: AbortSignal },
): Promise<{ data: Result } | { error: GatewayFault }> {
  const { client } = api.extra as GatewayExtra;
  try {
    const data = await client.call(path, await body(arg, client), {
      signal: api.signal,
      ...(retry === undefined ? {} : { retry }),
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
    });
    // Without `select` the result is the call's own data: its type parameter has no other default.
    if (!select) return { data: data as unknown as Result };
    // A function with its type stated, as `await` gives another type for a type parameter.
    const part = async (): Promise<Result> => select(data, arg, client);
    return await part().then((kept) => ({ data: kept }));
  } catch (error) {
    if (isGatewayError(error)) {
      const { code, kind, statusCode, serverMessage, data } = error;
      const told = { code, kind, statusCode, serverMessage };
      // Other data of a refusal may be secret; for player protection the contract defines the data.
      const open = error.result.name.startsWith('play-') && data !== null;
      return { error: open ? { ...told, data } : told };
    }
    if (isCourtsideError(error)) return { error: { code: error.code, kind: error.kind } };
    throw error;
  }
}
