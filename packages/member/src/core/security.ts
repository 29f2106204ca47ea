import type { MemberInfo } from '@courtside/contract';

/** Safeguards of an account, in the order in which they are requested. */
export const SAFEGUARDS = ['phone', 'realName', 'email', 'secondPassword', 'profile'] as const;
export type Safeguard = (typeof SAFEGUARDS)[number];

/** Which safeguards a member has. @example safeguardsOf(member).filter(({ has }) => !has) */
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

/** Number of filled bars, of three, for each level. */
export const LEVEL_BARS = { low: 1, medium: 2, high: 3 } as const satisfies Record<
  MemberInfo['securityLevel'],
  number
>;

/** Name of the drawing for an avatar of the gateway's list. @example avatarMotif('avatar-football') // 'football' */
export const avatarMotif = (motif: string): string => motif.replace(/^avatar-/, '');
