import { randomBytes, randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { decrypt, encrypt } from '../wire/cipher.ts';
import type { SiteKeys } from '../wire/keys.ts';
import { canonicalRequest, hmacHex, signAnswer } from '../wire/signature.ts';

/** Requests carry the sender's version, which is that of this package. */
const { version: VERSION } = createRequire(import.meta.url)('../../package.json') as {
  version: string;
};

export interface Envelope<T = unknown> {
  status_code: number;
  data: T;
  message: string;
}

/** Parts of a request; parts that are left out get their correct values. */
export interface Sending {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  /** JSON of a POST, query of a GET. */
  readonly body?: unknown;
  /** Sent unchanged instead of `body`. */
  readonly rawBody?: string;
  readonly token?: string;
  /** Replaces headers of the request; undefined removes a header. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly timestamp?: number;
  readonly nonce?: string;
  readonly requestId?: string;
  readonly encrypted?: boolean;
  /** Replaces the body after signing. */
  readonly tampered?: string;
}

export interface Heard {
  readonly httpStatus: number;
  /** Whether the answer has a valid signature. */
  readonly signed: boolean;
  /** Undefined when there was none, or it could not be decrypted. */
  readonly envelope: Envelope | undefined;
  readonly text: string;
}

export interface ProbeOptions {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly baseUrl: string;
  readonly keys: SiteKeys;
  readonly siteId?: string;
}

const encode = (query: unknown): string => {
  const pairs = Object.entries(query as Record<string, unknown>).map(
    ([name, value]) => [name, String(value)] as [string, string],
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`;
};

/** Calls a gateway exactly as the contract says, or in breach of it when a test asks for that. */
export function createProbe({ fetch, baseUrl, keys, siteId = '9000' }: ProbeOptions) {
  const uuid = randomUUID();

  function sealedPath(path: string): string {
    const [, service = '', rest = ''] = /^\/(\w+)\/api(\/.*)$/.exec(path) ?? [];
    return `/${service}/api/e/${encrypt(keys.crypt, rest).toString('base64url')}`;
  }

  function opened(text: string, sealed: boolean): Envelope | undefined {
    try {
      const outer = JSON.parse(text) as Envelope & { payload?: string };
      if (!sealed || outer.payload === undefined) return outer;
      return JSON.parse(decrypt(keys.crypt, Buffer.from(outer.payload, 'base64'))) as Envelope;
    } catch {
      return undefined;
    }
  }

  return {
    uuid,
    async send(sending: Sending): Promise<Heard> {
      const { method = 'POST', token = '', encrypted: sealed = false, body = {} } = sending;
      const asked = method === 'GET' ? `${sending.path}${encode(body)}` : sending.path;
      const wirePath = sealed ? sealedPath(asked) : asked;
      const plain = sending.rawBody ?? JSON.stringify(body);
      const posted = sealed
        ? JSON.stringify({ payload: encrypt(keys.crypt, plain).toString('base64') })
        : plain;
      const text = method === 'GET' ? '' : posted;
      const signed = {
        version: VERSION,
        clientType: 'web',
        uuid,
        requestId: sending.requestId ?? randomUUID(),
        siteId,
        token,
        timestamp: String(sending.timestamp ?? Date.now()),
        nonce: sending.nonce ?? randomBytes(16).toString('hex'),
      };
      const told = JSON.stringify({ timestamp: signed.timestamp, ip: '' });
      const headers = new Headers({
        'content-type': 'application/json',
        version: signed.version,
        'client-type': signed.clientType,
        uuid,
        'request-id': signed.requestId,
        'site-id': siteId,
        ...(token === '' ? {} : { token }),
        timestamp: signed.timestamp,
        nonce: signed.nonce,
        'sign-data': encrypt(keys.crypt, told).toString('base64'),
        sign: hmacHex(keys.sign, canonicalRequest(method, wirePath, signed, Buffer.from(text))),
      });
      for (const [name, value] of Object.entries(sending.headers ?? {})) {
        if (value === undefined) headers.delete(name);
        else headers.set(name, value);
      }
      const response = await fetch(
        new Request(`${baseUrl}${wirePath}`, {
          method,
          headers,
          ...(method === 'GET' ? {} : { body: sending.tampered ?? text }),
        }),
      );
      const answer = await response.text();
      const expected = signAnswer(keys.sign, signed.requestId, signed.nonce, answer);
      return {
        httpStatus: response.status,
        signed: response.headers.get('sign') === expected,
        envelope: opened(answer, sealed),
        text: answer,
      };
    },
  };
}

export type Probe = ReturnType<typeof createProbe>;
