import type { MemberInfo } from '@courtside/contract';
import { dayOf, isDay, withoutUnseen, type Violation } from '@courtside/kernel';

/** The data that a member gives about themselves, once. */
export interface ProfileForm {
  readonly nickname: string;
  /** Null until one is chosen. */
  readonly gender: NonNullable<MemberInfo['gender']> | null;
  /** Calendar day, such as `1990-05-20`; empty while unknown. */
  readonly birthday: string;
}

export type ProfileField = keyof ProfileForm;

export type ProfileCode =
  | 'member.nickname-malformed'
  | 'member.gender-missing'
  | 'member.birthday-missing'
  | 'member.under-age';

export interface ProfileViolation extends Violation<ProfileCode> {
  readonly field: ProfileField;
}

/** The longest nickname that the gateway accepts, in characters. */
export const NICKNAME_MAX = 12;
const FIRST_YEAR = '1900';

/** Zero-width joiner, which makes one emoji of several; without it another picture is shown. */
const JOINER = '\u200d';

/** A nickname without invisible characters and extra blanks that were pasted with it. */
export function cleanNickname(text: string): string {
  // A long text is cut before the patterns run; it is still long enough to be refused.
  const seen = text.slice(0, 200).split(JOINER).map(withoutUnseen).join(JOINER);
  return seen.replace(/\s+/g, ' ').trim();
}

/** The rule for a nickname: one to twelve visible characters. */
export function checkNickname(text: string): ProfileViolation[] {
  const name = cleanNickname(text);
  const seen = name.replaceAll(JOINER, '').trim();
  // Counted in UTF-16 units, as the gateway does; one visible character may be two.
  return seen !== '' && name.length <= NICKNAME_MAX && !/\p{C}/u.test(seen)
    ? []
    : [{ code: 'member.nickname-malformed', field: 'nickname' }];
}

/**
 * The rule for a birthday (spec access 5): a calendar day, at least `minimumAge` years before today in Beijing.
 *
 * @param now milliseconds since the epoch, by the clock of the site
 * @param minimumAge years that the market asks for
 * @example checkBirthday('2008-06-12', Date.parse('2026-06-12T00:00:00+08:00'), 18) // []
 */
export function checkBirthday(
  birthday: string,
  now: number,
  minimumAge: number,
): ProfileViolation[] {
  if (birthday.length !== 10 || !isDay(birthday) || birthday < FIRST_YEAR) {
    return [{ code: 'member.birthday-missing', field: 'birthday' }];
  }
  const [year = '', ...rest] = birthday.split('-');
  // A member born on 29 February is of age on 1 March, the first day that is not before it.
  const ofAge = [String(Number(year) + minimumAge).padStart(4, '0'), ...rest].join('-');
  return ofAge <= dayOf(now) ? [] : [{ code: 'member.under-age', field: 'birthday' }];
}

/** All reasons to refuse a profile, in the order of the fields. */
export function checkProfile(
  { nickname, gender, birthday }: ProfileForm,
  now: number,
  minimumAge: number,
): ProfileViolation[] {
  return [
    ...checkNickname(nickname),
    ...(gender === null ? [{ code: 'member.gender-missing', field: 'gender' } as const] : []),
    ...checkBirthday(birthday, now, minimumAge),
  ];
}
