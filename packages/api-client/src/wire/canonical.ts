import { SIGNATURE_VERSION } from '@courtside/contract';
import type { SigningInput } from './signer.ts';

/** The text that a request's signature is made over; see the contract's README. */
export function canonicalRequest(input: SigningInput, bodySha256: string): string {
  const { headers } = input;
  return [
    SIGNATURE_VERSION,
    input.method,
    input.path,
    headers['site-id'],
    headers['client-type'],
    headers.version,
    headers.uuid,
    headers['request-id'],
    headers.token ?? '',
    headers.timestamp,
    headers.nonce,
    bodySha256,
  ].join('\n');
}

/** The text that an answer's signature is made over. */
export function canonicalResponse(requestId: string, nonce: string, bodySha256: string): string {
  return [`${SIGNATURE_VERSION}-response`, requestId, nonce, bodySha256].join('\n');
}
