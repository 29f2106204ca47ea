import type { paths, PreInfo, ResultCodeAction, SAFE_CALLS } from '@courtside/contract';
import type { DecryptedCache } from './decrypted-cache.ts';
import type { GatewayError } from './gateway-error.ts';

export type CallPath = keyof paths;

/** Paths that only read, as the contract says. */
export type SafePath = (typeof SAFE_CALLS)[number];

type Operation<P extends CallPath> = paths[P] extends { get: infer Get }
  ? Get
  : paths[P] extends { post: infer Post }
    ? Post
    : never;

type Query<Q> = [NonNullable<Q>] extends [never] ? Record<string, never> : NonNullable<Q>;

/** The input of a call: the JSON body of a POST, the query parameters of a GET. */
export type CallBody<P extends CallPath> =
  Operation<P> extends { requestBody: { content: { 'application/json': infer Body } } }
    ? Body
    : Operation<P> extends { parameters: { query?: infer Q } }
      ? Query<Q>
      : never;

type Answer<P extends CallPath> =
  Operation<P> extends { responses: { 200: { content: { 'application/json': infer A } } } }
    ? A
    : never;

/** The answer of a call on success: the envelope's `data`. */
export type CallData<P extends CallPath> =
  Extract<Answer<P>, { status_code: 6000 }> extends { data: infer Data } ? Data : never;

/** The two codes that ask for a captcha are answers, not faults (spec access 8). */
export type AnswerValue<P extends CallPath> =
  | { readonly statusCode: 6000; readonly data: CallData<P> }
  | { readonly statusCode: 6021 | 6022; readonly message: string };

export interface CallOptions {
  /** Aborts the call; the promise rejects with `client.aborted`. */
  signal?: AbortSignal;
  /** Milliseconds until `client.timeout`, retries included; 30,000 by default. */
  timeoutMs?: number;
  /**
   * Whether the call is retried after a fault that leaves its outcome open. True by default for reads. May be true for
   * a call whose body carries an idempotency key; any other call rejects with `client.unsafe-retry` then.
   */
  retry?: boolean;
  /** Token to send instead of the session's, which may have ended on this device already, e.g. by a logout. */
  token?: string;
}

/** A call that has ended. */
export interface CallEntry {
  path: string;
  requestId: string;
  /** Milliseconds, retries included. */
  durationMs: number;
  /** The business code, or the code of the fault. */
  outcome: number | string;
  /** The action of a client on a business code other than success. */
  action?: ResultCodeAction;
  /** On success: milliseconds from sending the attempt that succeeded to its answer. */
  answeredMs?: number;
  /** True when the gateway did not answer or broke, or a proxy in front of it answered instead. */
  gatewayDown?: true;
}

/** A retry that is about to be sent. */
export interface RetryEntry {
  path: string;
  requestId: string;
  /** 1 for the first retry. */
  attempt: number;
  /** Milliseconds until it is sent. */
  delayMs: number;
  /** The code of the fault that caused it. */
  reason: string;
}

export interface ApiClientOptions {
  /** Origin of the gateway, without a trailing slash; empty for the page's own origin. */
  baseUrl: string;
  /** Site code. */
  siteId: string;
  /** Version of the front end. */
  version: string;
  /** The site's keys from its runtime configuration: 64 hexadecimal digits each. */
  keys: { readonly signKey: string; readonly cryptKey: string };
  /** The current login token, null for a visitor. */
  getToken: () => string | null;
  /** Language tag for the texts in answers, such as `zh-TW`; read at each call. */
  getLanguage?: () => string;
  /** Called once for each token that the gateway reports as expired. */
  onSessionExpired?: (error: GatewayError) => void;
  /**
   * The fingerprint of this device (36 characters, as of `@courtside/api-client/fingerprint`). Called once, when no id
   * of the device is stored yet; the first call waits at most a second for it.
   */
  device?: () => Promise<string>;
  /** Observes calls; it never gets a body, a token, a query or a key. */
  onCall?: (entry: CallEntry) => void;
  /** Observes retries, as `onCall`. */
  onRetry?: (entry: RetryEntry) => void;
}

export interface ApiClient {
  /**
   * Resolves with the `data` of a success; every other outcome rejects. Reads of the same path, body, member and
   * language that are pending at the same time share one request; each caller's signal ends only that caller's wait.
   */
  call<P extends CallPath>(path: P, body: CallBody<P>, options?: CallOptions): Promise<CallData<P>>;
  /** As `call`, but 6021 and 6022 resolve too, as values. */
  answer<P extends CallPath>(
    path: P,
    body: CallBody<P>,
    options?: CallOptions,
  ): Promise<AnswerValue<P>>;
  /** As `call`, but the same path and body within `maxAgeMs` share one answer. */
  cached<P extends CallPath>(
    path: P,
    body: CallBody<P>,
    options: CallOptions & { maxAgeMs: number },
  ): Promise<CallData<P>>;
  /** Forgets cached answers: all, or those of one path. */
  invalidate(path?: CallPath): void;
  /**
   * Uploads a picture. It is sent as JSON, so that it is signed and encrypted like every other call. `depositOrderId`
   * marks it as the payment slip of that order. `onProgress` gets the share that was sent, from 0 to 1, where the
   * platform has `upload`; at 1 the answer is still to come.
   *
   * @throws CourtsideError `client.bad-image` when `checkImage` refuses the file; nothing is sent then
   */
  upload(
    file: Blob & { readonly name?: string },
    options?: Omit<CallOptions, 'retry'> & {
      depositOrderId?: string;
      onProgress?: (share: number) => void;
    },
  ): Promise<CallData<'/site/api/v1/user/upload/uploadImage'>>;
  /**
   * Decrypts one sealed value of the member, such as their phone number, and keeps it in `decrypted` under `name`. A
   * verified value there is returned without another call.
   */
  reveal(name: string, value: string, options?: CallOptions): Promise<string>;
  /**
   * Encrypts one value with the site's key, for fields that are sealed in every mode (`sendCode`).
   *
   * @returns base64 of IV and ciphertext, different each time
   */
  seal(text: string): Promise<string>;
  /** Decrypted values (spec access 3); cleared when the login expires and on logout. */
  readonly decrypted: DecryptedCache;
  /**
   * Checks that the gateway can be reached, with one call that is never answered from a cache.
   *
   * @throws CourtsideError `client.network`, `client.timeout` or the refusal of the gateway
   */
  probe(): Promise<void>;
  /** The site's settings; fetched once and kept. */
  preInfo(): Promise<PreInfo>;
  /** Whole milliseconds since the epoch by the gateway's clock, as far as it is known. */
  serverNow(): number;
  /** Whole milliseconds since the epoch by the clock with which the site dates bets and orders. */
  siteNow(): number;
  /** Aborts pending calls; later calls reject with `client.disposed`. */
  dispose(): void;
}
