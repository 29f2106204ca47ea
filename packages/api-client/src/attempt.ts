import createFetchClient from 'openapi-fetch';
import { GET_CALLS, type paths } from '@courtside/contract';
import { hexFrom } from '@courtside/kernel';
import type { Platform } from '@courtside/kernel/platform';
import type { ApiClientOptions, CallPath } from './types.ts';
import type { Wire } from './wire/wire.ts';

const GETS: ReadonlySet<string> = new Set(GET_CALLS);
const NONCE_BYTES = 16;

/** The headers of every call in the contract, without those that the wire fills in. */
type Headers = Omit<
  paths['/fd/api/v1/transfer/getBalance']['post']['parameters']['header'],
  'sign' | 'sign-data'
>;

/**
 * A method of openapi-fetch for any path: `ApiClient.call` checks body and path against each other where both are known,
 * and the header is checked here.
 */
type Send = (
  path: CallPath,
  init: {
    params: { header: Headers; query?: unknown };
    body?: unknown;
    signal: AbortSignal;
    fetch?: (request: Request) => Promise<Response>;
  },
) => Promise<unknown>;

/** The data that all attempts of one call share. */
export interface Outgoing {
  path: CallPath;
  body: unknown;
  requestId: string;
  token: string | null;
  encrypted: boolean;
  /** Called with the share of the body that was sent, where the platform reports it. */
  onSent?: ((share: number) => void) | undefined;
}

/** The values that an attempt reads when it is sent. */
export interface Known {
  deviceId(): Promise<string>;
  serverNow(): number;
  ip(): string;
}

/**
 * Makes the attempts of one call: each has its own nonce and a time that no other attempt of the call had, and all
 * share the request id.
 */
export function createAttempts(
  options: ApiClientOptions,
  platform: Pick<Platform, 'fetch' | 'random' | 'upload'>,
  wire: Wire,
  known: Known,
): (outgoing: Outgoing) => (signal: AbortSignal) => Promise<unknown> {
  const client = createFetchClient<paths>({
    baseUrl: options.baseUrl,
    fetch: (request) => platform.fetch(request),
  });
  client.use(wire.middleware);
  const get = client.GET as Send;
  const post = client.POST as Send;

  return ({ path, body, requestId, token, encrypted, onSent }) => {
    const { upload } = platform;
    const telling =
      onSent && upload ? { fetch: (request: Request) => upload(request, onSent) } : {};
    const times = new Set<number>();
    return async (signal) => {
      const uuid = await known.deviceId();
      signal.throwIfAborted();
      let time = known.serverNow();
      while (times.has(time)) time += 1;
      times.add(time);
      const nonce = hexFrom(platform.random, NONCE_BYTES);
      const header: Headers = {
        version: options.version,
        'client-type': 'web',
        uuid,
        'request-id': requestId,
        'site-id': options.siteId,
        ...(token === null ? {} : { token }),
        ...(options.getLanguage ? { 'accept-language': options.getLanguage() } : {}),
        timestamp: String(time),
        nonce,
      };
      wire.begin(nonce, { encrypted, ip: known.ip(), signal });
      try {
        if (GETS.has(path)) {
          await get(path, { params: { header, query: body }, signal });
        } else {
          await post(path, { body, params: { header }, signal, ...telling });
        }
        return wire.end(nonce);
      } finally {
        wire.end(nonce);
      }
    };
  };
}
