import type { PreInfo } from '@courtside/contract';
import { CourtsideError, uuidFrom } from '@courtside/kernel';
import { browserPlatform, type Platform } from '@courtside/kernel/platform';
import type { AnswerCache } from './answer-cache.ts';
import { createDecryptedCache } from './decrypted-cache.ts';
import type { Delivered } from './deliver.ts';
import { toFault } from './faults.ts';
import type { GatewayError } from './gateway-error.ts';
import { isGatewayError } from './is-gateway-error.ts';
import { until } from './until.ts';
import { createReadsUnderWay } from './reads-under-way.ts';
import { createSiteSettings } from './site-settings.ts';
import { stableText } from './stable-text.ts';
import type {
  ApiClient,
  ApiClientOptions,
  CallBody,
  CallData,
  CallEntry,
  CallOptions,
  CallPath,
} from './types.ts';

/** Spec access 9: request time-out. */
const TIMEOUT_MS = 30_000;
/** Time-out of a probe: a gateway that takes longer is not usable either. */
const PROBE_MS = 10_000;
const PRE_INFO = '/site/api/v1/configuration/preInfo' satisfies CallPath;
const LOGOUT = '/site/api/v1/user/logout' satisfies CallPath;
const UPLOAD = '/site/api/v1/user/upload/uploadImage' satisfies CallPath;
const DECRYPT = '/site/api/v1/site/common/singleDataDecryption' satisfies CallPath;
/** The options of a call with those that the client itself adds. */
interface SendOptions extends CallOptions {
  onSent?: (share: number) => void;
}

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
    if (!HEX_KEY.test(key)) {
      throw programming('client.bad-key', `${name} must be 64 lower-case hexadecimal digits`);
    }
  }
  const { clock, random, storage } = platform;
  const reads = createReadsUnderWay();
  const decrypted = createDecryptedCache(storage);
  const lifetime = new AbortController();
  const settings = createSiteSettings(clock, async () => {
    const { data, sentAt } = await send(PRE_INFO, {}, {}, false);
    return { info: data as PreInfo, sentAt };
  });
  const transport = loadOnce(async () => {
    const { createTransport } = await import('./transport.ts');
    const made = createTransport(options, platform, settings, settings.heardDate);
    ({ cache } = made);
    return made;
  });
  /** Null until the transport is loaded: nothing can be cached before. */
  let cache: AnswerCache | null = null;
  let expiredToken: string | null = null;

  async function send(
    path: CallPath,
    body: unknown,
    callOptions: SendOptions,
    encrypted: boolean,
    observed = true,
  ): Promise<Delivered> {
    const token = callOptions.token ?? options.getToken();
    const requestId = uuidFrom(random);
    const startedAt = clock.now();
    const outgoing = { path, body, requestId, token, encrypted, onSent: callOptions.onSent };
    const correct = path === PRE_INFO ? settings.adoptDate : settings.correctClock;
    let offset = 0;
    const finish = (
      outcome: number | string,
      rest: Pick<CallEntry, 'action' | 'answeredMs' | 'gatewayDown'> = {},
    ) => {
      if (!observed) return;
      options.onCall?.({
        path,
        requestId,
        durationMs: clock.now() - startedAt,
        outcome,
        ...rest,
      });
    };
    try {
      const { attempts, carriesKey, deliver, isRead } = await transport();
      const read = isRead(path);
      const attempt = attempts(outgoing);
      const delivered = await deliver(
        {
          attempt(signal) {
            offset = settings.offset();
            return attempt(signal);
          },
          correctClock: () => correct(offset),
          repeatable: read || carriesKey(body),
          retry: callOptions.retry ?? read,
          timeoutMs: callOptions.timeoutMs ?? TIMEOUT_MS,
          signals: [lifetime.signal, ...(callOptions.signal ? [callOptions.signal] : [])],
          onRepeat: (repeat) => options.onRetry?.({ path, requestId, ...repeat }),
        },
        platform,
      );
      finish(6000, { answeredMs: clock.now() - delivered.sentAt });
      return delivered;
    } catch (error) {
      const fault = toFault(error, null);
      fault.requestId ??= requestId;
      const refusal = isGatewayError(fault) ? fault : null;
      finish(refusal?.statusCode ?? fault.code, {
        ...(refusal ? { action: refusal.result.action } : {}),
        // Retryable: the gateway broke or did not answer, or a proxy in front of it answered.
        ...(fault.retryable ? { gatewayDown: true } : {}),
      });
      if (refusal?.result.action === 'login' && path !== LOGOUT) expire(token, refusal);
      throw fault;
    }
  }

  function expire(token: string | null, error: GatewayError) {
    // Several calls that expire together are one expiry, and an answer to an old token is ignored.
    if (token === null || token === expiredToken || token !== options.getToken()) return;
    expiredToken = token;
    forgetMember();
    options.onSessionExpired?.(error);
  }

  function forgetMember() {
    reads.close();
    cache?.forget();
    decrypted.clear();
  }

  /** Key that separates answers by member and language, besides path and body. */
  const readerKey = (path: CallPath, body: unknown): string =>
    [path, options.getToken(), options.getLanguage?.(), stableText(body)].join('\n');

  async function sendInMode(path: CallPath, body: unknown, callOptions: SendOptions) {
    const info = await until(callOptions.signal, settings.load());
    const { data } = await send(path, body, callOptions, info.siteBaseConfig.encryption === 1);
    return data;
  }

  /**
   * Sends a call that changes something. Reads sent before or during it are not shared afterwards: they may be stale.
   */
  async function write(path: CallPath, body: unknown, callOptions: SendOptions) {
    reads.close();
    try {
      return await sendInMode(path, body, callOptions);
    } finally {
      reads.close();
    }
  }

  async function call<P extends CallPath>(
    path: P,
    body: CallBody<P>,
    callOptions: SendOptions = {},
  ): Promise<CallData<P>> {
    if (lifetime.signal.aborted) {
      throw programming('client.disposed', 'This client was disposed');
    }
    // At once and not with the answer: another member may have logged in by then.
    if (path === LOGOUT) forgetMember();
    const { signal, ...rest } = callOptions;
    // The key has the member and language at the time of the call, not of the sending.
    const key = [readerKey(path, body), rest.timeoutMs, rest.retry].join('\n');
    // When the transport fails to load, sending the call reports the fault.
    const carried = await transport().catch(() => null);
    const read = carried?.isRead(path);
    if (!read) {
      if (carried && rest.retry === true && !carried.carriesKey(body)) {
        throw programming('client.unsafe-retry', `${path} has no key to be sent again with`);
      }
      return (await (carried?.isQuestion(path, body) ? sendInMode : write)(
        path,
        body,
        callOptions,
      )) as CallData<P>;
    }
    const answer = await reads.join(key, signal, (abort) =>
      path === PRE_INFO ? settings.load() : sendInMode(path, body, { ...rest, signal: abort }),
    );
    return answer as CallData<P>;
  }

  return {
    call,
    async answer(path, body, callOptions) {
      try {
        return { statusCode: 6000, data: await call(path, body, callOptions) };
      } catch (error) {
        if (isGatewayError(error)) {
          const { statusCode, serverMessage } = error;
          if (statusCode === 6021 || statusCode === 6022) {
            return { statusCode, message: serverMessage };
          }
        }
        throw error;
      }
    },
    async cached(path, body, { maxAgeMs, signal, ...rest }) {
      const load = (abort: AbortSignal) => call(path, body, { ...rest, signal: abort });
      const key = readerKey(path, body);
      return (await transport()).cache.get(path, key, maxAgeMs, load, signal);
    },
    invalidate(path) {
      reads.close();
      cache?.forget(path);
    },
    async upload(file, { depositOrderId, onProgress, ...callOptions } = {}) {
      const { imageBody } = await import('./image.ts');
      return call(UPLOAD, await imageBody(file, depositOrderId), {
        ...callOptions,
        ...(onProgress && { onSent: onProgress }),
      });
    },
    async reveal(name, value, callOptions) {
      const kept = decrypted.get(name);
      if (kept?.verified === true) return kept.data;
      const token = options.getToken();
      const { value: data } = await call(DECRYPT, { value }, callOptions);
      // Nothing is kept for a member who logged out meanwhile.
      if (token === options.getToken() && token !== expiredToken) decrypted.put(name, data, true);
      return data;
    },
    async seal(text) {
      const { seal } = await transport();
      return seal(text);
    },
    decrypted,
    async probe() {
      await send(PRE_INFO, {}, { retry: false, timeoutMs: PROBE_MS }, false, false);
    },
    preInfo: settings.load,
    serverNow: settings.serverNow,
    siteNow: settings.siteNow,
    dispose() {
      lifetime.abort();
      cache?.forget();
    },
  };
}

const programming = (code: string, message: string): CourtsideError =>
  new CourtsideError(message, {
    code,
    kind: code === 'client.bad-key' ? 'configuration' : 'programming',
  });

/** Loads a value on first use; after a failure the next use retries. */
function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | null = null;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = null;
      throw error;
    });
    return loaded;
  };
}
