import createFetchClient from 'openapi-fetch';
import { GET_CALLS, type paths } from '@courtside/contract';
import { hexFrom } from '@courtside/kernel';
import type { Platform } from '@courtside/kernel/platform';
import type { ApiClientOptions, CallPath } from './types.ts';
import type { Wire } from './wire/wire.ts';

const GETS: ReadonlySet<string> = new Set(GET_CALLS);
const NONCE_BYTES = 16;

/** What all attempts of one call have in common. */
export interface Outgoing {
  path: CallPath;
  body: unknown;
  requestId: string;
  token: string | null;
  encrypted: boolean;
}

interface Known {
  deviceId(): Promise<string>;
  serverNow(): number;
  ip(): string;
}

/**
 * Makes the attempts of one call: each has a nonce of its own and a time that no other attempt of the call had, and
 * all have the same request id.
 */
export function createAttempts(
  options: ApiClientOptions,
  platform: Pick<Platform, 'fetch' | 'random'>,
  wire: Wire,
  known: Known,
): (outgoing: Outgoing) => (signal: AbortSignal) => Promise<unknown> {
  const client = createFetchClient<paths>({
    baseUrl: options.baseUrl,
    fetch: (request) => platform.fetch(request),
  });
  client.use(wire.middleware);

  return ({ path, body, requestId, token, encrypted }) => {
    const times = new Set<number>();
    return async (signal) => {
      const uuid = await known.deviceId();
      signal.throwIfAborted();
      let time = Math.round(known.serverNow());
      while (times.has(time)) time += 1;
      times.add(time);
      const nonce = hexFrom(platform.random, NONCE_BYTES);
      const header = {
        version: options.version,
        'client-type': 'web' as const,
        uuid,
        'request-id': requestId,
        'site-id': options.siteId,
        ...(token === null ? {} : { token }),
        ...(options.getLanguage ? { 'accept-language': options.getLanguage() } : {}),
        timestamp: String(time),
        nonce,
      };
      wire.begin(nonce, { encrypted, ip: known.ip() });
      try {
        // The wire fills `sign` and `sign-data`. openapi-fetch cannot relate a path type parameter to its own options.
        if (GETS.has(path)) {
          await client.GET(path as never, { params: { header, query: body }, signal } as never);
        } else {
          await client.POST(path as never, { body, params: { header }, signal } as never);
        }
        return wire.end(nonce);
      } finally {
        wire.end(nonce);
      }
    };
  };
}
