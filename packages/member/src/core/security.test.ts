import type { MemberInfo } from '@courtside/contract';
import { expect, test } from 'vitest';
import { avatarMotif, safeguardsOf } from './security.ts';

test('what a member lacks is what the gateway says they have not', () => {
  const member = {
    bindPhone: true,
    bindRealName: false,
    bindEmail: true,
    secondPasswordSet: false,
    profileSubmitted: true,
  } as MemberInfo;
  const missing = safeguardsOf(member).filter(({ has }) => !has);
  expect(missing.map(({ item }) => item)).toEqual(['realName', 'secondPassword']);
});

test('the pictures of avatars are those of the kit', () => {
  expect(avatarMotif('avatar-football')).toBe('football');
  expect(avatarMotif('own')).toBe('own');
});
