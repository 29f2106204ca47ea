import type { Middleware } from 'openapi-fetch';
import { CourtsideError } from '@courtside/kernel';
import { sealPath } from './encrypted-path.ts';
import { readEnvelope } from './envelope.ts';
import { isGatewayDown } from './gateway-down.ts';
import { pause } from './pause.ts';
import type { SigningInput } from './signer.ts';
import type { SiteCrypto } from './site-crypto.ts';

/** Bytes from which an answer is processed in steps. */
const LARGE = 32_768;
const OPENING = '{"payload":"';
const CLOSING = '"}';

interface Passage {
  encrypted: boolean;
  /** The caller's address as the gateway reported it. */
  ip: string;
  /** Ends the attempt. */
  signal: AbortSignal;
  data?: unknown;
}

export interface Wire {
  middleware: Middleware;
  /** Registers how the attempt with this nonce is sent; must be matched by `end`. */
  begin(nonce: string, passage: Omit<Passage, 'data'>): void;
  /** Returns the data of the attempt's answer, and forgets the attempt. */
  end(nonce: string): unknown;
}

/**
 * Middleware between a typed call and the network: encrypts body and path if required, signs the request as it will be
 * sent, and checks an encrypted answer before it decrypts it.
 *
 * @param crypto called for each request; the first call may load it over the network
 * @param heardDate called with the `date` header of each answer that has one
 */
export function createWire(
  crypto: () => Promise<SiteCrypto>,
  heardDate: (date: string) => void,
): Wire {
  const passages = new Map<string, Passage>();
  const passageOf = (request: Request): Passage => {
    const passage = passages.get(request.headers.get('nonce') ?? '');
    if (passage) return passage;
    throw new CourtsideError('A call passed the wire without having begun', {
      code: 'client.internal',
      kind: 'programming',
    });
  };
  return {
    begin: (nonce, passage) => void passages.set(nonce, { ...passage }),
    end(nonce) {
      const data = passages.get(nonce)?.data;
      passages.delete(nonce);
      return data;
    },
    middleware: {
      async onRequest({ request }) {
        const site = await crypto();
        const passage = passageOf(request);
        const url = new URL(request.url);
        const asked = url.pathname + url.search;
        const plain = await request.text();
        const path = passage.encrypted ? await sealPath(asked, site.seal) : asked;
        // A GET has no body, so there is nothing to seal.
        const hasBody = request.method !== 'GET';
        const body =
          passage.encrypted && hasBody
            ? JSON.stringify({ payload: await site.seal(plain) })
            : plain;
        const signed = signingHeaders(request.headers);
        const headers = new Headers({ ...signed });
        if (hasBody) headers.set('content-type', 'application/json');
        const language = request.headers.get('accept-language');
        if (language !== null) headers.set('accept-language', language);
        const { method } = request;
        headers.set('sign', await site.sign({ method, path, body, headers: signed }));
        headers.set(
          'sign-data',
          await site.seal(JSON.stringify({ timestamp: signed.timestamp, ip: passage.ip })),
        );
        return new Request(new URL(path, url), {
          method,
          headers,
          ...(hasBody ? { body } : {}),
          // Not the signal of `request`: nothing holds that request any more, and in Node a collected request forwards no
          // abort.
          signal: passage.signal,
          credentials: 'omit',
        });
      },
      async onResponse({ request, response }) {
        const passage = passageOf(request);
        const { nonce, 'request-id': requestId } = signingHeaders(request.headers);
        const date = response.headers.get('date');
        if (date !== null) heardDate(date);
        const bytes = new Uint8Array(await response.arrayBuffer());
        let text: string;
        if (passage.encrypted) {
          const site = await crypto();
          const signature = response.headers.get('sign');
          if (!(await site.verify(requestId, nonce, bytes, signature))) {
            throw new CourtsideError(`HTTP ${response.status} without a valid signature`, {
              code: 'client.bad-signature',
              kind: 'security',
              retryable: isGatewayDown(response.status),
            });
          }
          const payload = payloadOf(new TextDecoder().decode(bytes));
          // A large answer is processed in steps, so that the page can paint in between.
          if (bytes.length >= LARGE) await pause();
          text = await site.open(payload);
          if (bytes.length >= LARGE) await pause();
        } else {
          text = new TextDecoder().decode(bytes);
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
  // Nothing but an unescaped payload, as most gateways write it: a long text need not be parsed to copy it.
  const end = text.length - CLOSING.length;
  if (text.startsWith(OPENING) && text.endsWith(CLOSING) && !text.includes('\\')) {
    if (text.indexOf('"', OPENING.length) === end) return text.slice(OPENING.length, end);
  }
  try {
    const { payload } = JSON.parse(text) as { payload?: unknown };
    if (typeof payload === 'string') return payload;
  } catch {
    // Reported below without the cause, which would quote the answer.
  }
  throw new CourtsideError('An encrypted answer without a payload', {
    code: 'client.bad-answer',
    kind: 'protocol',
  });
}
