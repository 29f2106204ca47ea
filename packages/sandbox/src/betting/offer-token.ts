import { hmacHex, sameText } from '../wire/signature.ts';

/** An offer of a cash-out, signed with a secret that no front end has. */
export interface OfferedTerms {
  readonly ticketId: string;
  /** Fen. */
  readonly value: bigint;
  readonly stakeLeft: bigint;
  /** Elapsed instant after which the offer is invalid. */
  readonly until: number;
}

/** Quotes are signed with the same secret; this prefix distinguishes offers from them. */
const KIND = 'cash-out';

export function sealOffer(secret: Buffer, terms: OfferedTerms): string {
  const text = [KIND, terms.ticketId, terms.value, terms.stakeLeft, terms.until].join('|');
  return `${Buffer.from(text).toString('base64url')}.${hmacHex(secret, text)}`;
}

/** @returns undefined for a token that this gateway did not create */
export function openOffer(secret: Buffer, token: string): OfferedTerms | undefined {
  const [sealed = '', mac = ''] = token.split('.');
  const text = Buffer.from(sealed, 'base64url').toString('utf8');
  if (!sameText(hmacHex(secret, text), mac)) return undefined;
  const [kind, ticketId = '', value = '', stakeLeft = '', until] = text.split('|');
  if (kind !== KIND) return undefined;
  return {
    ticketId,
    value: BigInt(value),
    stakeLeft: BigInt(stakeLeft),
    until: Number(until),
  };
}
