import Hex from 'crypto-js/enc-hex.js';
import hmacSha256 from 'crypto-js/hmac-sha256.js';
import sha256 from 'crypto-js/sha256.js';
import { canonicalRequest, canonicalResponse } from './canonical.ts';

export interface SigningInput {
  method: string;
  /** Path as sent with its query, so the encrypted one in encrypted mode. */
  path: string;
  /** Body as sent; empty for a GET. */
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

/** Signs requests and checks answers. */
export interface Signer {
  sign(input: SigningInput): string;
  verify(requestId: string, nonce: string, body: string, signature: string | null): boolean;
}

/** Lower-case hexadecimal SHA-256. */
export const sha256Hex = (text: string): string => sha256(text).toString();

/** Lower-case hexadecimal HMAC-SHA256. `key`: 64 hexadecimal digits. */
export const hmacHex = (key: string, text: string): string =>
  hmacSha256(text, Hex.parse(key)).toString();

/** HMAC-SHA256 over the canonical text. `signKey`: 64 hexadecimal digits. */
export function createHmacSigner(signKey: string): Signer {
  return {
    sign: (input) => hmacHex(signKey, canonicalRequest(input, sha256Hex(input.body))),
    verify: (requestId, nonce, body, signature) =>
      signature === hmacHex(signKey, canonicalResponse(requestId, nonce, sha256Hex(body))),
  };
}
