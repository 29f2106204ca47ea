import type { Middleware } from 'openapi-fetch';
import { CourtsideError } from '@courtside/kernel';
import { encryptPath } from './encrypted-path.ts';
import { readEnvelope } from './envelope.ts';
import type { SigningInput } from './signer.ts';
import type { SiteCrypto } from './site-crypto.ts';

interface Passage {
  encrypted: boolean;
  /** The caller's address as the gateway told it. */
  ip: string;
  nonce: string;
  data?: unknown;
}

export interface Wire {
  middleware: Middleware;
  /** Says how the call with this id is to travel; to be matched by `end`. */
  begin(requestId: string, passage: Pick<Passage, 'encrypted' | 'ip'>): void;
  /** What the call answered; forgets it. */
  end(requestId: string): unknown;
}

/**
 * What happens between a typed call and the network: the body and path are encrypted if asked for, the request is
 * signed as it will be sent, and an encrypted answer is checked before it is decrypted.
 *
 * @param crypto asked for at each call; it may come over the network at the first
 */
export function createWire(crypto: () => Promise<SiteCrypto>): Wire {
  const passages = new Map<string, Passage>();
  const passageOf = (request: Request): Passage => {
    const passage = passages.get(request.headers.get('request-id') ?? '');
    if (passage) return passage;
    throw new CourtsideError('A call passed the wire without having begun', {
      code: 'client.internal',
      kind: 'programming',
    });
  };
  return {
    begin: (requestId, passage) => void passages.set(requestId, { ...passage, nonce: '' }),
    end(requestId) {
      const data = passages.get(requestId)?.data;
      passages.delete(requestId);
      return data;
    },
    middleware: {
      async onRequest({ request }) {
        const { signer, cipher } = await crypto();
        const passage = passageOf(request);
        const url = new URL(request.url);
        const plain = await request.text();
        const path = passage.encrypted ? encryptPath(url.pathname, cipher) : url.pathname;
        const body = passage.encrypted ? JSON.stringify({ payload: cipher.encrypt(plain) }) : plain;
        const signed = signingHeaders(request.headers);
        passage.nonce = signed.nonce;
        const headers = new Headers({ ...signed, 'content-type': 'application/json' });
        const language = request.headers.get('accept-language');
        if (language !== null) headers.set('accept-language', language);
        headers.set('sign', signer.sign({ method: request.method, path, body, headers: signed }));
        headers.set(
          'sign-data',
          cipher.encrypt(JSON.stringify({ timestamp: signed.timestamp, ip: passage.ip })),
        );
        url.pathname = path;
        return new Request(url, {
          method: request.method,
          headers,
          body,
          signal: request.signal,
          credentials: 'omit',
        });
      },
      async onResponse({ request, response }) {
        const passage = passageOf(request);
        const requestId = request.headers.get('request-id') ?? '';
        let text = await response.text();
        if (passage.encrypted) {
          const { signer, cipher } = await crypto();
          if (!signer.verify(requestId, passage.nonce, text, response.headers.get('sign'))) {
            throw new CourtsideError(`HTTP ${response.status} without a valid signature`, {
              code: 'client.bad-signature',
              kind: 'security',
              retryable: response.status >= 500,
            });
          }
          text = cipher.decrypt(payloadOf(text));
        }
        passage.data = readEnvelope(response.status, text);
        // The data has been taken; openapi-fetch need not read it a second time.
        return new Response(null, { status: 204 });
      },
    },
  };
}

function signingHeaders(headers: Headers): SigningInput['headers'] {
  const read = (name: string) => headers.get(name) ?? '';
  const token = headers.get('token');
  return {
    version: read('version'),
    'client-type': read('client-type'),
    uuid: read('uuid'),
    'request-id': read('request-id'),
    'site-id': read('site-id'),
    ...(token === null ? {} : { token }),
    timestamp: read('timestamp'),
    nonce: read('nonce'),
  };
}

function payloadOf(text: string): string {
  const { payload } = JSON.parse(text) as { payload?: unknown };
  if (typeof payload === 'string') return payload;
  throw new CourtsideError('An encrypted answer without a payload', {
    code: 'client.bad-answer',
    kind: 'protocol',
  });
}
