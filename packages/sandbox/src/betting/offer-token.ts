import { hmacHex, sameText } from '../wire/signature.ts';

/** An offer of a cash-out, sealed with a secret that no front end has. */
export interface OfferedTerms {
  readonly ticketId: string;
  /** Fen. */
  readonly value: bigint;
  readonly stakeLeft: bigint;
  /** Elapsed instant after which it holds no more. */
  readonly until: number;
}

/** Quotes are sealed with the same secret; this keeps one from being taken for the other. */
const KIND = 'cash-out';

export function sealOffer(secret: Buffer, terms: OfferedTerms): string {
  const text = [KIND, terms.ticketId, terms.value, terms.stakeLeft, terms.until].join('|');
  return `${Buffer.from(text).toString('base64url')}.${hmacHex(secret, text)}`;
}

/** @returns undefined for a token that was not made here */
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
