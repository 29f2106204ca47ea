import type { BetPick, BetWtype, Score } from '@courtside/contract';
import { hmacHex, sameText } from '../wire/signature.ts';

/** The terms quoted to a member, signed with a secret that no front end has. */
export interface QuotedTerms {
  readonly gid: string;
  readonly wtype: BetWtype;
  readonly pick: BetPick;
  readonly ior: string;
  readonly ratio: string;
  readonly strong: 'H' | 'C' | '';
  readonly score: Score;
  /** Elapsed instant after which the quote is invalid. */
  readonly until: number;
}

export function sealQuote(secret: Buffer, terms: QuotedTerms): string {
  const { gid, wtype, pick, ior, ratio, strong, score, until } = terms;
  const text = [gid, wtype, pick, ior, ratio, strong, score.h, score.c, until].join('|');
  return `${Buffer.from(text).toString('base64url')}.${hmacHex(secret, text)}`;
}

/** @returns undefined for a token that this gateway did not create */
export function openQuote(secret: Buffer, token: string): QuotedTerms | undefined {
  const [sealed = '', mac = ''] = token.split('.');
  const text = Buffer.from(sealed, 'base64url').toString('utf8');
  if (!sameText(hmacHex(secret, text), mac)) return undefined;
  const [gid = '', wtype, pick, ior = '', ratio = '', strong = '', h, c, until] = text.split('|');
  return {
    gid,
    wtype: wtype as BetWtype,
    pick: pick as BetPick,
    ior,
    ratio,
    strong: strong as QuotedTerms['strong'],
    score: { h: Number(h), c: Number(c) },
    until: Number(until),
  };
}
