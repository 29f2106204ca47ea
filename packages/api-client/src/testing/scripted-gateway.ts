import type { PreInfo } from '@courtside/contract';
import { systemClock, systemRandom } from '@courtside/kernel/platform';
import type { Clock } from '@courtside/kernel';
import type { CallData, CallPath } from '../types.ts';
import { gatewayCrypto, type Asked, type GatewayCrypto } from './gateway-crypto.ts';

/**
 * The gateway's reaction to a call: the data of a success, a refusal by code, a broken connection, or the HTTP error of
 * a proxy in front of the gateway.
 */
export type ScriptedAnswer<P extends CallPath> =
  | { data: CallData<P> }
  | { statusCode: number; message?: string; data?: unknown }
  | { drop: true }
  | { httpStatus: number };

export interface ScriptedOptions {
  /** With keys, the site uses encrypted mode: requests must be sealed and signed, answers are. */
  keys?: { readonly signKey: string; readonly cryptKey: string };
  /**
   * The gateway's clock in milliseconds; 0 by default. When given, a time more than 60 s off and a used nonce are
   * refused.
   */
  now?: () => number;
  /** The clock that times `latency`. */
  clock?: Clock;
}

export interface ScriptedGateway {
  /** The `fetch` for the client's platform. */
  fetch: typeof globalThis.fetch;
  /** The requests that arrived, in order and opened; the body of a GET is its query. */
  requests: { method: string; path: string; body: unknown; headers: Headers }[];
  /** Sets the later answers of a path. */
  on<P extends CallPath>(
    path: P,
    answer: ScriptedAnswer<P> | ((body: unknown) => ScriptedAnswer<P>),
  ): void;
  /** Delays all later answers by `ms`. */
  latency(ms: number): void;
}

interface Told {
  statusCode?: number;
  message?: string;
  data?: unknown;
  drop?: true;
  httpStatus?: number;
}

const PRE_INFO = '/site/api/v1/configuration/preInfo';
const SKEW_MS = 60_000;
const ILLEGAL = 6008;

/** A gateway in the same process for unit tests: typed against the contract, `preInfo` included. */
export function scriptedGateway(options: ScriptedOptions = {}): ScriptedGateway {
  const answers = new Map<string, (body: unknown) => Told>();
  const clock = options.clock ?? systemClock();
  const crypto = options.keys ? gatewayCrypto(options.keys, systemRandom()) : null;
  const now = options.now ?? (() => 0);
  const seen = new Set<string | null>();
  let latencyMs = 0;

  /** Returns null when the request must be refused as illegal. */
  function open(arrived: Asked, headers: Headers, encrypted: GatewayCrypto | null): Asked | null {
    if (options.now) {
      const nonce = headers.get('nonce');
      const late = Math.abs(now() - Number(headers.get('timestamp'))) > SKEW_MS;
      if (late || seen.has(nonce)) return null;
      seen.add(nonce);
    }
    return encrypted ? encrypted.open(arrived, headers) : arrived;
  }

  const gateway: ScriptedGateway = {
    requests: [],
    on(path, answer) {
      answers.set(path, typeof answer === 'function' ? answer : () => answer);
    },
    latency: (ms) => void (latencyMs = ms),
    async fetch(input, init) {
      const request = new Request(input, init);
      const { method, headers, signal } = request;
      const { pathname, search } = new URL(request.url);
      const encrypted = pathname === PRE_INFO ? null : crypto;
      const arrived = { method, path: pathname + search, body: await request.text() };
      const opened = open(arrived, headers, encrypted);
      let told: Told = { statusCode: ILLEGAL, message: 'illegal' };
      if (opened) {
        const [path = '', query] = opened.path.split('?');
        const body: unknown =
          method === 'GET'
            ? Object.fromEntries(new URLSearchParams(query))
            : JSON.parse(opened.body);
        gateway.requests.push({ method, path, body, headers });
        told = answers.get(path)?.(body) ?? { statusCode: 6004, message: 'not scripted' };
      }
      if (latencyMs > 0) await new Promise<void>((resolve) => clock.after(latencyMs, resolve));
      signal.throwIfAborted();
      if (told.drop) throw new TypeError('Failed to fetch');
      if (told.httpStatus !== undefined) {
        return new Response('<h1>away</h1>', { status: told.httpStatus });
      }
      const { statusCode = 6000, message = '', data = null } = told;
      const text = JSON.stringify({ status_code: statusCode, message, data });
      const answer = encrypted ? encrypted.seal(text, headers) : { text, headers: {} };
      return new Response(answer.text, {
        headers: {
          'content-type': 'application/json',
          date: new Date(now()).toUTCString(),
          ...answer.headers,
        },
      });
    },
  };
  gateway.on(PRE_INFO, () => ({ data: preInfo(now(), crypto === null ? 0 : 1) }));
  return gateway;
}

const preInfo = (serverTime: number, encryption: 0 | 1): PreInfo => ({
  ip: '203.0.113.7',
  serverTime,
  siteTime: serverTime + 5000,
  siteBaseConfig: {
    h5DomainUrl: '',
    title: 'Courtside',
    encryption,
    edition: 1,
    deposit: 1,
    currency: 'CNY',
    iosUrl: '',
    androidUrl: '',
    appVersion: '1.0.0',
  },
});
