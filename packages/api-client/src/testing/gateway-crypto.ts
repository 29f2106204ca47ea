import type { Random } from '@courtside/kernel';
import { canonicalResponse } from '../wire/canonical.ts';
import { createAesCipher } from '../wire/cipher.ts';
import { createHmacSigner, hmacHex, sha256Hex } from '../wire/signer.ts';

/** A request by its path with query and its body. */
export interface Asked {
  method: string;
  path: string;
  body: string;
}

/** The gateway's side of encrypted mode. */
export interface GatewayCrypto {
  /** Returns the decrypted request; null when its signature or its sealed part is wrong. */
  open(arrived: Asked, headers: Headers): Asked | null;
  seal(text: string, headers: Headers): { text: string; headers: { sign: string } };
}

export function gatewayCrypto(
  keys: { readonly signKey: string; readonly cryptKey: string },
  random: Random,
): GatewayCrypto {
  const signer = createHmacSigner(keys.signKey);
  const cipher = createAesCipher(keys.cryptKey, random);
  return {
    open({ method, path, body }, headers) {
      const of = (name: string): string => headers.get(name) ?? '';
      const signed = {
        version: of('version'),
        'client-type': of('client-type'),
        uuid: of('uuid'),
        'request-id': of('request-id'),
        'site-id': of('site-id'),
        token: of('token'),
        timestamp: of('timestamp'),
        nonce: of('nonce'),
      };
      const [service, sealed] = path.split('/api/e/');
      if (sealed === undefined) return null;
      if (signer.sign({ method, path, body, headers: signed }) !== of('sign')) return null;
      try {
        const rest = cipher.decrypt(sealed.replaceAll('-', '+').replaceAll('_', '/'));
        const { payload } =
          body === '' ? { payload: null } : (JSON.parse(body) as { payload: string });
        return {
          method,
          path: `${service}/api${rest}`,
          body: payload === null ? '' : cipher.decrypt(payload),
        };
      } catch {
        return null;
      }
    },
    seal(plain, headers) {
      const text = JSON.stringify({ payload: cipher.encrypt(plain) });
      const id = headers.get('request-id') ?? '';
      const canonical = canonicalResponse(id, headers.get('nonce') ?? '', sha256Hex(text));
      return { text, headers: { sign: hmacHex(keys.signKey, canonical) } };
    },
  };
}
