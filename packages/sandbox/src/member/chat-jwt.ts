import { createHmac } from 'node:crypto';
import { sameText } from '../wire/signature.ts';

/** Validity of a chat login, in ms. */
export const CHAT_LOGIN_MS = 120_000;

export interface ChatClaims {
  /** Member id. */
  readonly sub: string;
  /** Seconds of elapsed time. */
  readonly iat: number;
  readonly exp: number;
}

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const HEADER = encoded({ alg: 'HS256', typ: 'JWT' });
const signed = (secret: Buffer, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** The token for a member's chat login. @param wall elapsed time in ms */
export function signChatJwt(secret: Buffer, member: Pick<ChatClaims, 'sub'>, wall: number): string {
  const iat = Math.floor(wall / 1000);
  const text = `${HEADER}.${encoded({ ...member, iat, exp: iat + CHAT_LOGIN_MS / 1000 })}`;
  return `${text}.${signed(secret, text)}`;
}

/** Claims of a token, or undefined when its signature, its algorithm or its age is invalid. */
export function verifyChatJwt(secret: Buffer, token: string, wall: number): ChatClaims | undefined {
  const [header = '', body = '', signature = '', more] = token.split('.');
  if (header !== HEADER || more !== undefined) return undefined;
  if (!sameText(signed(secret, `${header}.${body}`), signature)) return undefined;
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as ChatClaims;
  return wall < claims.exp * 1000 ? claims : undefined;
}
