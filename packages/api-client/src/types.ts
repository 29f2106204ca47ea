import type { paths, PreInfo } from '@courtside/contract';
import type { GatewayError } from './gateway-error.ts';

export type CallPath = keyof paths;

type Post<P extends CallPath> = paths[P]['post'];

/** JSON body of a call. */
export type CallBody<P extends CallPath> = Post<P>['requestBody']['content']['application/json'];

/** What a call answers on success: the envelope's `data`. */
export type CallData<P extends CallPath> = Extract<
  Post<P>['responses'][200]['content']['application/json'],
  { status_code: 6000 }
>['data'];

/** The two codes that ask for a captcha are answers, not faults (spec access 8). */
export type AnswerValue<P extends CallPath> =
  | { readonly statusCode: 6000; readonly data: CallData<P> }
  | { readonly statusCode: 6021 | 6022; readonly message: string };

export interface CallOptions {
  /** Aborts the call; the promise rejects with `client.aborted`. */
  signal?: AbortSignal;
  /** Milliseconds until `client.timeout`; 30,000 unless told. */
  timeoutMs?: number;
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
  /** The login token of the moment, null for a visitor. */
  getToken: () => string | null;
  /** Language tag for the texts in answers, such as `zh-TW`; asked for at each call. */
  getLanguage?: () => string;
  /** Called once for each token that the gateway says is over. */
  onSessionExpired?: (error: GatewayError) => void;
  /** Observes calls: never given a body, a token or a key. */
  onCall?: (entry: {
    path: string;
    requestId: string;
    durationMs: number;
    outcome: number | string;
  }) => void;
}

export interface ApiClient {
  /** Resolves with the `data` of a success; every other outcome rejects. */
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
  /** The site's settings; asked once and kept. */
  preInfo(): Promise<PreInfo>;
  /** Milliseconds since the epoch by the gateway's clock, as far as it is known. */
  serverNow(): number;
  /** Milliseconds since the epoch by the clock that the site dates bets and orders with. */
  siteNow(): number;
  /** Aborts what is under way; later calls reject with `client.disposed`. */
  dispose(): void;
}
