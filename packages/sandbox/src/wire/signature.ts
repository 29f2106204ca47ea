import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { SIGNATURE_VERSION } from '@courtside/contract';

/** The signed headers of a request. */
export interface SignedHeaders {
  readonly version: string;
  readonly clientType: string;
  readonly uuid: string;
  readonly requestId: string;
  readonly siteId: string;
  /** Empty for visitors. */
  readonly token: string;
  readonly timestamp: string;
  readonly nonce: string;
}

export const sha256Hex = (bytes: string | Buffer): string =>
  createHash('sha256').update(bytes).digest('hex');

/** The signed text of a request (contract README, Signature). */
export function canonicalRequest(
  method: string,
  path: string,
  headers: SignedHeaders,
  body: Buffer,
): string {
  return [
    SIGNATURE_VERSION,
    method,
    path,
    headers.siteId,
    headers.clientType,
    headers.version,
    headers.uuid,
    headers.requestId,
    headers.token,
    headers.timestamp,
    headers.nonce,
    sha256Hex(body),
  ].join('\n');
}

export const hmacHex = (key: Buffer, text: string): string =>
  createHmac('sha256', key).update(text).digest('hex');

/** Value of an answer's `sign` header. */
export function signAnswer(key: Buffer, requestId: string, nonce: string, body: string): string {
  return hmacHex(
    key,
    [`${SIGNATURE_VERSION}-response`, requestId, nonce, sha256Hex(body)].join('\n'),
  );
}

/** Compares two texts in constant time. */
export function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
