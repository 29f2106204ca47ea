import type { MemberInfo } from '@courtside/contract';

/** What protects an account, in the order in which it is asked for. */
export const SAFEGUARDS = ['phone', 'realName', 'email', 'secondPassword', 'profile'] as const;
export type Safeguard = (typeof SAFEGUARDS)[number];

/** Whether a member has each of them. @example safeguardsOf(member).filter(({ has }) => !has) */
export function safeguardsOf(member: MemberInfo): readonly { item: Safeguard; has: boolean }[] {
  const has: Readonly<Record<Safeguard, boolean>> = {
    phone: member.bindPhone,
    realName: member.bindRealName,
    email: member.bindEmail,
    secondPassword: member.secondPasswordSet,
    profile: member.profileSubmitted,
  };
  return SAFEGUARDS.map((item) => ({ item, has: has[item] }));
}

/** How many of three bars a level fills. */
export const LEVEL_BARS = { low: 1, medium: 2, high: 3 } as const satisfies Record<
  MemberInfo['securityLevel'],
  number
>;

/** What draws an avatar of the gateway's list. @example avatarMotif('avatar-football') // 'football' */
export const avatarMotif = (motif: string): string => motif.replace(/^avatar-/, '');
