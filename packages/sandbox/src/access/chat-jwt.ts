import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SiteClock } from '../time/site-clock.ts';

const LIFE_S = 5 * 60;
const HEADER = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url');

/** What a member shows the chat socket: who he is, signed, for five minutes. */
export interface ChatJwt {
  /** @returns the token and the elapsed instant at which it ends */
  sign(memberId: string): { body: string; expiresWall: number };
  /** The member, or undefined for anything but a token of this gateway that is still good. */
  verify(token: string): string | undefined;
}

export function chatJwt(secret: Buffer, clock: Pick<SiteClock, 'wall'>): ChatJwt {
  const mac = (text: string): Buffer => createHmac('sha256', secret).update(text).digest();
  return {
    sign(memberId) {
      const exp = Math.floor(clock.wall() / 1000) + LIFE_S;
      const claims = JSON.stringify({ sub: memberId, aud: 'chat', exp });
      const text = `${HEADER}.${Buffer.from(claims).toString('base64url')}`;
      return { body: `${text}.${mac(text).toString('base64url')}`, expiresWall: exp * 1000 };
    },
    verify(token) {
      const [header, claims = '', sealed = '', more] = token.split('.');
      if (header !== HEADER || more !== undefined) return undefined;
      const given = Buffer.from(sealed, 'base64url');
      const made = mac(`${header}.${claims}`);
      if (given.length !== made.length || !timingSafeEqual(given, made)) return undefined;
      const { sub, aud, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
        sub: string;
        aud: string;
        exp: number;
      };
      return aud === 'chat' && exp > clock.wall() / 1000 ? sub : undefined;
    },
  };
}
