import { randomBytes } from 'node:crypto';
import type { socketComponents } from '@courtside/contract';
import type { Member } from '../access/members.ts';

export type ChatPerson = socketComponents['schemas']['ChatPerson'];

/** A member as others see them: by the nickname, else by a part of the login name. */
export const memberPerson = (member: Member, vipLevel: number): ChatPerson => ({
  userId: member.id,
  nickname: member.profile.nickname ?? `${member.name.slice(0, 2)}***${member.name.slice(-2)}`,
  vipLevel,
  guest: 0,
});

/** A visitor; a new name with every connection. */
export function guestPerson(): ChatPerson {
  const tail = randomBytes(3).toString('hex');
  return { userId: `g-${tail}`, nickname: `游客${tail}`, vipLevel: 0, guest: 1 };
}
