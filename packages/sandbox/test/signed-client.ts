import { randomBytes, randomUUID } from 'node:crypto';
import type { SportsAnswers, SportsMethod, SportsRequests } from '@courtside/contract';
import { decrypt, encrypt } from '../src/wire/cipher.ts';
import type { SiteKeys } from '../src/wire/keys.ts';
import { canonicalRequest, hmacHex, signAnswer } from '../src/wire/signature.ts';

export interface Envelope<T = unknown> {
  status_code: number;
  data: T;
  message: string;
}

export interface Overrides {
  readonly headers?: Record<string, string>;
  readonly timestamp?: number;
  readonly nonce?: string;
  readonly rawBody?: string;
  /** Sent plain by a client that otherwise encrypts. */
  readonly plain?: boolean;
}

/** Calls a gateway as a front end does. */
export function signedClient(
  fetch: (request: Request) => Promise<Response>,
  keys: SiteKeys,
  encrypted = false,
) {
  const uuid = randomUUID();
  let token = '';

  const call = <T = Record<string, unknown>>(
    path: string,
    body: unknown = {},
    over: Overrides = {},
  ): Promise<Envelope<T>> => send<T>('POST', path, over.rawBody ?? JSON.stringify(body), over);

  /** A call whose parameters travel in the query. */
  const get = <T = Record<string, unknown>>(
    path: string,
    query: Record<string, string> = {},
  ): Promise<Envelope<T>> => {
    const text = new URLSearchParams(query).toString();
    return send<T>('GET', text === '' ? path : `${path}?${text}`, '', {});
  };

  async function send<T>(
    method: 'GET' | 'POST',
    path: string,
    plainText: string,
    over: Overrides,
  ): Promise<Envelope<T>> {
    const sealed = encrypted && over.plain !== true && !path.endsWith('/preInfo');
    const [, service = '', rest = ''] = /^\/(\w+)\/api(\/.*)$/.exec(path) ?? [];
    const wirePath = sealed
      ? `/${service}/api/e/${encrypt(keys.crypt, rest).toString('base64url')}`
      : path;
    const text =
      sealed && method === 'POST'
        ? JSON.stringify({ payload: encrypt(keys.crypt, plainText).toString('base64') })
        : plainText;
    const signed = {
      version: '0.1.0',
      clientType: 'web',
      uuid,
      requestId: randomUUID(),
      siteId: '9000',
      token,
      timestamp: String(over.timestamp ?? Date.now()),
      nonce: over.nonce ?? randomBytes(16).toString('hex'),
    };
    const told = JSON.stringify({ timestamp: signed.timestamp, ip: '' });
    const headers: Record<string, string> = {
      'content-type': 'application/json',
      version: signed.version,
      'client-type': signed.clientType,
      uuid,
      'request-id': signed.requestId,
      'site-id': signed.siteId,
      ...(token === '' ? {} : { token }),
      timestamp: signed.timestamp,
      nonce: signed.nonce,
      'sign-data': encrypt(keys.crypt, told).toString('base64'),
      sign: hmacHex(keys.sign, canonicalRequest(method, wirePath, signed, Buffer.from(text))),
      ...over.headers,
    };
    const response = await fetch(
      new Request(`http://gateway.test${wirePath}`, {
        method,
        headers,
        ...(method === 'GET' ? {} : { body: text }),
      }),
    );
    const answer = await response.text();
    if (response.status !== 200) throw new Error(`HTTP ${response.status}`);
    const expected = signAnswer(keys.sign, signed.requestId, signed.nonce, answer);
    if (response.headers.get('sign') !== expected) throw new Error('The answer is not signed');
    const outer = JSON.parse(answer) as Envelope<T> & { payload?: string };
    if (!sealed) return outer;
    return JSON.parse(
      decrypt(keys.crypt, Buffer.from(outer.payload ?? '', 'base64')),
    ) as Envelope<T>;
  }

  return {
    call,
    get,
    use(next: string): void {
      token = next;
    },
    sports: <M extends SportsMethod>(
      method: M,
      request: Omit<SportsRequests[M], never>,
      over: Overrides = {},
    ): Promise<Envelope<SportsAnswers[M]>> =>
      call<SportsAnswers[M]>(
        '/game/api/v1/venue/resource',
        {
          method,
          venueName: 'CRTY',
          request: { timestamp: Date.now(), token, language: 'zh-cn', ip: '', ...request },
        },
        over,
      ),
  };
}

export type SignedClient = ReturnType<typeof signedClient>;
