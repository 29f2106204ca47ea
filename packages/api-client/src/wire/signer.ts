import Hex from 'crypto-js/enc-hex.js';
import hmacSha256 from 'crypto-js/hmac-sha256.js';
import sha256 from 'crypto-js/sha256.js';
import { canonicalRequest, canonicalResponse } from './canonical.ts';

export interface SigningInput {
  method: string;
  /** Path as sent, so the encrypted one in encrypted mode. */
  path: string;
  /** Body as sent. */
  body: string;
  headers: {
    version: string;
    'client-type': string;
    uuid: string;
    'request-id': string;
    'site-id': string;
    token?: string;
    timestamp: string;
    nonce: string;
  };
}

/** Signs requests and checks answers; a brand with keys in a vault hands the client its own. */
export interface Signer {
  sign(input: SigningInput): string;
  verify(requestId: string, nonce: string, body: string, signature: string | null): boolean;
}

/** HMAC-SHA256 over the canonical text. `signKey`: 64 hexadecimal digits. */
export function createHmacSigner(signKey: string): Signer {
  const key = Hex.parse(signKey);
  return {
    sign: (input) =>
      hmacSha256(canonicalRequest(input, sha256(input.body).toString()), key).toString(),
    verify(requestId, nonce, body, signature) {
      const expected = hmacSha256(
        canonicalResponse(requestId, nonce, sha256(body).toString()),
        key,
      ).toString();
      return signature === expected;
    },
  };
}
