import type { MemberInfo } from '@courtside/contract';
import type { Member } from '../access/members.ts';
import { CURRENCY } from '../ledger/amount.ts';
import { avatarPicture } from './avatars.ts';

/** @example masked('13812345678', 3, 4) // '138****5678' */
function masked(text: string, start: number, end: number): string {
  const stars = Math.max(1, text.length - start - end);
  return `${text.slice(0, start)}${'*'.repeat(stars)}${end === 0 ? '' : text.slice(-end)}`;
}

/**
 * A masked phone in any area: it hides the four digits before the last four, which a login on a new device asks for. In
 * a shorter number it hides the first four digits, or all of it.
 *
 * @example maskedPhone('+852 91234567') // '+852 ****4567'
 */
export const maskedPhone = (phone: string): string =>
  /[0-9]{4}/.test(phone)
    ? phone.replace(/[0-9]{4}(?=[0-9]{0,4}$)/, '****')
    : '*'.repeat(phone.length);

function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${masked(email.slice(0, at), 1, 1)}${email.slice(at)}`;
}

/** Protection level of an account, by how many of four means it has. */
function securityLevel(member: Member): MemberInfo['securityLevel'] {
  const means = [member.phone, member.email, member.realName, member.withdrawalHash];
  const count = means.filter((each) => each !== null).length;
  return count >= 4 ? 'high' : count >= 2 ? 'medium' : 'low';
}

/** A member's own data: masked, together with the values in sealed form. */
export function memberInfo(
  member: Member,
  vipLevel: number,
  seal: (value: string) => string,
): MemberInfo {
  const { phone, email, realName, profile } = member;
  return {
    userId: member.id,
    name: member.name,
    bindPhone: phone !== null,
    bindRealName: realName !== null,
    bindEmail: email !== null,
    ...(phone === null ? {} : { phoneNumber: maskedPhone(phone) }),
    ...(email === null ? {} : { email: maskedEmail(email) }),
    ...(realName === null ? {} : { realName: masked(realName, 1, 0) }),
    sealed: {
      ...(phone === null ? {} : { phoneNumber: seal(phone) }),
      ...(email === null ? {} : { email: seal(email) }),
      ...(realName === null ? {} : { realName: seal(realName) }),
    },
    currency: CURRENCY,
    registeredAt: member.registeredSite,
    ...(member.agreedTerms === '' ? {} : { agreedTerms: member.agreedTerms }),
    nickname: profile.nickname ?? '',
    ...(profile.gender === null ? {} : { gender: profile.gender }),
    ...(profile.birthday === null ? {} : { birthday: profile.birthday }),
    profileSubmitted: profile.birthday !== null,
    secondPasswordSet: member.withdrawalHash !== null,
    securityLevel: securityLevel(member),
    avatar: avatarPicture(profile.avatar),
    vipLevel,
  };
}
