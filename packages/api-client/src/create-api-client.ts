import createFetchClient from 'openapi-fetch';
import type { paths, PreInfo } from '@courtside/contract';
import { CourtsideError, hexFrom, isCourtsideError, uuidFrom } from '@courtside/kernel';
import { browserPlatform, type Platform } from '@courtside/kernel/platform';
import { createAnswerCache } from './answer-cache.ts';
import { deviceId } from './device-id.ts';
import { GatewayError } from './gateway-error.ts';
import type {
  ApiClient,
  ApiClientOptions,
  CallBody,
  CallData,
  CallOptions,
  CallPath,
} from './types.ts';
import type { SiteCrypto } from './wire/site-crypto.ts';
import { createWire } from './wire/wire.ts';

/** Spec access 9: request time-out. */
const TIMEOUT_MS = 30_000;
const PRE_INFO = '/site/api/v1/configuration/preInfo' satisfies CallPath;
const HEX_KEY = /^[0-9a-f]{64}$/;

/**
 * The client of one brand's gateway (spec access 7): it signs each request, encrypts when the site asks for it,
 * unwraps the envelope and turns every other outcome into a typed error.
 *
 * @throws CourtsideError `client.bad-key` when a key is not 64 hexadecimal digits
 *
 * @example
 * const client = createApiClient({ baseUrl: '', siteId: '9000', version: '1.0.0', keys, getToken: () => null });
 * const { centerWalletBalance } = await client.call('/fd/api/v1/transfer/getBalance', {});
 */
export function createApiClient(
  options: ApiClientOptions,
  platform: Platform = browserPlatform(),
): ApiClient {
  for (const [name, key] of Object.entries(options.keys)) {
    if (HEX_KEY.test(key)) continue;
    throw new CourtsideError(`${name} must be 64 lower-case hexadecimal digits`, {
      code: 'client.bad-key',
      kind: 'configuration',
    });
  }
  const { clock, random, storage } = platform;
  const cache = createAnswerCache(clock);
  const lifetime = new AbortController();
  let loaded: Promise<SiteCrypto> | null = null;
  /** Comes with the first call: a page shows itself before it asks for anything. */
  function crypto(): Promise<SiteCrypto> {
    loaded ??= import('./wire/site-crypto.ts').then(
      ({ createSiteCrypto }) => createSiteCrypto(options.keys, random),
      (error: unknown) => {
        // The next call tries again.
        loaded = null;
        throw error;
      },
    );
    return loaded;
  }
  const wire = createWire(crypto);
  const client = createFetchClient<paths>({
    baseUrl: options.baseUrl,
    fetch: (request) => platform.fetch(request),
  });
  client.use(wire.middleware);

  let clockOffset = 0;
  let siteOffset = 0;
  let settings: Promise<PreInfo> | null = null;
  let ip = '';
  let expiredToken: string | null = null;

  function loadSettings(): Promise<PreInfo> {
    settings ??= (async () => {
      const sentAt = clock.now();
      const info = (await send(PRE_INFO, {}, {}, false)) as PreInfo;
      // Half the round trip is the best guess at when the gateway read its clock.
      const heardAt = (sentAt + clock.now()) / 2;
      clockOffset = info.serverTime - heardAt;
      siteOffset = info.siteTime - heardAt;
      ip = info.ip;
      return info;
    })().catch((error: unknown) => {
      settings = null;
      throw error;
    });
    return settings;
  }

  async function send<P extends CallPath>(
    path: P,
    body: CallBody<P>,
    callOptions: CallOptions,
    encrypted: boolean,
  ): Promise<CallData<P>> {
    const token = options.getToken();
    const requestId = uuidFrom(random);
    const startedAt = clock.now();
    const abort = new AbortController();
    let timedOut = false;
    const cancelTimeout = clock.after(callOptions.timeoutMs ?? TIMEOUT_MS, () => {
      timedOut = true;
      abort.abort();
    });
    const giveUp = () => abort.abort();
    const signals = [lifetime.signal, ...(callOptions.signal ? [callOptions.signal] : [])];
    for (const signal of signals) {
      if (signal.aborted) abort.abort();
      signal.addEventListener('abort', giveUp, { once: true });
    }
    const finish = (outcome: number | string) =>
      options.onCall?.({ path, requestId, durationMs: clock.now() - startedAt, outcome });
    try {
      abort.signal.throwIfAborted();
      const timestamp = String(Math.round(clock.now() + clockOffset));
      const headers = {
        version: options.version,
        'client-type': 'web' as const,
        uuid: deviceId(storage, random),
        'request-id': requestId,
        'site-id': options.siteId,
        ...(token === null ? {} : { token }),
        ...(options.getLanguage ? { 'accept-language': options.getLanguage() } : {}),
        timestamp,
        nonce: hexFrom(random, 16),
      };
      wire.begin(requestId, { encrypted, ip });
      // The wire fills `sign` and `sign-data`. openapi-fetch cannot relate a path type parameter to its own options.
      await client.POST(path, { body, params: { header: headers }, signal: abort.signal } as never);
      finish(6000);
      return wire.end(requestId) as CallData<P>;
    } catch (error) {
      const fault = toFault(error, timedOut, abort.signal.aborted);
      finish(fault instanceof GatewayError ? fault.statusCode : fault.code);
      if (fault instanceof GatewayError && fault.kind === 'session') expire(token, fault);
      throw fault;
    } finally {
      wire.end(requestId);
      cancelTimeout();
      for (const signal of signals) signal.removeEventListener('abort', giveUp);
    }
  }

  function expire(token: string | null, error: GatewayError) {
    // Ten calls that expire together are one expiry, and an answer to an old token is none.
    if (token === null || token === expiredToken || token !== options.getToken()) return;
    expiredToken = token;
    cache.forget();
    options.onSessionExpired?.(error);
  }

  async function call<P extends CallPath>(
    path: P,
    body: CallBody<P>,
    callOptions: CallOptions = {},
  ): Promise<CallData<P>> {
    if (lifetime.signal.aborted) {
      throw new CourtsideError('This client was disposed', {
        code: 'client.disposed',
        kind: 'programming',
      });
    }
    if (path === PRE_INFO) return (await loadSettings()) as CallData<P>;
    const info = await loadSettings();
    return send(path, body, callOptions, info.siteBaseConfig.encryption === 1);
  }

  return {
    call,
    async answer(path, body, callOptions) {
      try {
        return { statusCode: 6000, data: await call(path, body, callOptions) };
      } catch (error) {
        if (error instanceof GatewayError) {
          const { statusCode, serverMessage } = error;
          if (statusCode === 6021 || statusCode === 6022) {
            return { statusCode, message: serverMessage };
          }
        }
        throw error;
      }
    },
    cached(path, body, { maxAgeMs, ...callOptions }) {
      const key = [options.getToken(), options.getLanguage?.(), JSON.stringify(body)].join('\n');
      return cache.get(path, key, maxAgeMs, () => call(path, body, callOptions));
    },
    invalidate: (path) => cache.forget(path),
    preInfo: loadSettings,
    serverNow: () => clock.now() + clockOffset,
    siteNow: () => clock.now() + siteOffset,
    dispose() {
      lifetime.abort();
      cache.forget();
    },
  };
}

function toFault(error: unknown, timedOut: boolean, aborted: boolean): CourtsideError {
  if (timedOut) {
    return new CourtsideError('The gateway did not answer in time', {
      code: 'client.timeout',
      kind: 'timeout',
      retryable: true,
      cause: error,
    });
  }
  if (isCourtsideError(error)) return error;
  if (aborted) {
    return new CourtsideError('The call was aborted', {
      code: 'client.aborted',
      kind: 'aborted',
      cause: error,
    });
  }
  return new CourtsideError('The gateway could not be reached', {
    code: 'client.network',
    kind: 'network',
    retryable: true,
    cause: error,
  });
}
