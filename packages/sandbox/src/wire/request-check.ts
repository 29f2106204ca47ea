import type { Db } from '../db/db.ts';
import { decrypt } from './cipher.ts';
import type { Contract } from './contract.ts';
import type { SiteKeys } from './keys.ts';
import { illegal } from './refusal.ts';
import { canonicalRequest, hmacHex, sameText, type SignedHeaders } from './signature.ts';

const SKEW_MS = 60_000;
const NONCE_MS = 120_000;

/** The ids of an unsigned request, which only sign the refusal that answers it. */
export const idsOf = (headers: Headers): { requestId: string; nonce: string } => ({
  requestId: headers.get('request-id') ?? '',
  nonce: headers.get('nonce') ?? '',
});

export interface RequestCheck {
  /** @throws Refusal 6008 */
  signedHeaders(headers: Headers): SignedHeaders;
  /** @throws Refusal 6008 for a wrong signature, a clock that is off or a used nonce */
  genuine(
    sent: { readonly method: string; readonly path: string; readonly body: Buffer },
    headers: Headers,
    signed: SignedHeaders,
  ): Promise<void>;
  /** Removes nonces that are too old to matter. */
  sweep(): Promise<void>;
}

export function requestCheck(
  db: Db,
  contract: Contract,
  keys: SiteKeys,
  now: () => number = Date.now,
): RequestCheck {
  function signDataFits(sealed: string, timestamp: string): boolean {
    try {
      const told: unknown = JSON.parse(decrypt(keys.crypt, Buffer.from(sealed, 'base64')));
      return (
        typeof told === 'object' &&
        told !== null &&
        'timestamp' in told &&
        'ip' in told &&
        told.timestamp === timestamp &&
        typeof told.ip === 'string'
      );
    } catch {
      return false;
    }
  }

  return {
    signedHeaders(headers) {
      if (!contract.headersFit(Object.fromEntries(headers.entries()))) throw illegal('headers');
      const of = (name: string): string => headers.get(name) ?? '';
      return {
        version: of('version'),
        clientType: of('client-type'),
        uuid: of('uuid'),
        requestId: of('request-id'),
        siteId: of('site-id'),
        token: of('token'),
        timestamp: of('timestamp'),
        nonce: of('nonce'),
      };
    },
    async genuine({ method, path, body }, headers, signed) {
      const expected = hmacHex(keys.sign, canonicalRequest(method, path, signed, body));
      if (!sameText(expected, headers.get('sign') ?? '')) throw illegal('signature');
      if (Math.abs(now() - Number(signed.timestamp)) > SKEW_MS) throw illegal('clock');
      if (!signDataFits(headers.get('sign-data') ?? '', signed.timestamp)) {
        throw illegal('sign-data');
      }
      const added = await db.query(
        'INSERT INTO nonces (nonce, seen_ms) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING nonce',
        [signed.nonce, now()],
      );
      if (added.length === 0) throw illegal('nonce');
    },
    async sweep() {
      await db.query('DELETE FROM nonces WHERE seen_ms < $1', [now() - NONCE_MS - SKEW_MS]);
    },
  };
}
