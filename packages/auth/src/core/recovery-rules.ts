import type { CountryArea } from '@courtside/contract';
import type { Violation } from '@courtside/kernel';
import { checkNewPassword, cleanName, PASSWORD_MAX } from './credentials.ts';
import { plainText } from './plain-text.ts';

export type RecoveryWay = 'phone' | 'email';

/** Input of the forms for a new password. */
export interface RecoveryForm {
  /** The area code, such as `+86`. */
  readonly area: string;
  readonly phone: string;
  readonly email: string;
  readonly name: string;
  readonly code: string;
  readonly password: string;
  readonly repeat: string;
}

export type RecoveryField = keyof RecoveryForm;

export type RecoveryCode =
  | 'auth.phone-malformed'
  | 'auth.email-empty'
  | 'auth.email-malformed'
  | 'auth.reset-name-empty'
  | 'auth.code-empty'
  | 'auth.new-password-malformed'
  | 'auth.confirmation-different';

export interface RecoveryViolation extends Violation<RecoveryCode> {
  readonly field: RecoveryField;
}

/** Lengths of spec access 5 and 9. */
export const PHONE_MAX = 11;
export const EMAIL_MAX = 40;
export const RESET_NAME_MAX = 30;
export const RESET_CODE_MAX = 30;
/** The longest new password. */
export const NEW_PASSWORD_MAX = PASSWORD_MAX;

/** Default area code. */
export const HOME_AREA = '+86';
const HOME_PHONE = /^(?:\+?86)?1[0-9]{10}$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * The digits of a typed or pasted text, in any width, at most as many as a phone has. The area code of a pasted number
 * is removed.
 *
 * @param area the chosen area code, such as `+86`
 * @example cleanPhone('+86 138-1234-5678') // '13812345678'
 */
export function cleanPhone(text: string, area: string = HOME_AREA): string {
  // No phone with its area code is longer than this in any notation.
  const plain = text
    .slice(0, 100)
    .normalize('NFKC')
    .replace(/[^0-9+]/g, '');
  const digits = plain.replaceAll('+', '');
  const code = area.replace('+', '');
  const international = plain.startsWith('+')
    ? digits
    : digits.startsWith('00')
      ? digits.slice(2)
      : null;
  const national = international?.startsWith(code) ? international.slice(code.length) : digits;
  const home = area === HOME_AREA ? /^86(1[0-9]{10})$/.exec(national)?.[1] : undefined;
  return (home ?? national).slice(0, PHONE_MAX);
}

function patternOf(area: Pick<CountryArea, 'regex'> | null): RegExp {
  if (area === null) return HOME_PHONE;
  try {
    return new RegExp(area.regex);
  } catch {
    // An invalid pattern must not lock members out of their accounts.
    return HOME_PHONE;
  }
}

/**
 * The rule for the phone of an account (spec access 5): it must match the pattern of its area.
 *
 * @param area null while the areas are not known: the rule of mainland numbers applies then
 * @example checkPhone('13812345678', null) // []
 */
export function checkPhone(
  phone: string,
  area: Pick<CountryArea, 'regex'> | null,
): RecoveryViolation[] {
  // The length is checked first, so that no pattern runs on a long text.
  const fits = phone.length <= PHONE_MAX && /^[0-9]+$/.test(phone) && patternOf(area).test(phone);
  return fits ? [] : [{ code: 'auth.phone-malformed', field: 'phone' }];
}

/**
 * A mailbox in the format of the calls: in plain width, without invisible characters. The case of its letters stays as
 * typed: the gateway itself ignores the case of mailboxes.
 *
 * @example cleanEmail(' Ａbc@example.com\u200b') // 'Abc@example.com'
 */
export function cleanEmail(text: string): string {
  return plainText(text);
}

/** The rule for a mailbox: something, @, something, dot, something, of at most 40 characters. */
export function checkEmail(email: string): RecoveryViolation[] {
  if (email === '') return [{ code: 'auth.email-empty', field: 'email' }];
  return email.length <= EMAIL_MAX && EMAIL.test(email)
    ? []
    : [{ code: 'auth.email-malformed', field: 'email' }];
}

/** The rule for the name of the account. An old name need not match the rules for new ones. */
export function checkResetName(text: string): RecoveryViolation[] {
  const name = cleanName(text);
  return name !== '' && name.length <= RESET_NAME_MAX
    ? []
    : [{ code: 'auth.reset-name-empty', field: 'name' }];
}

/** A typed code in the format of the calls. @example cleanResetCode(' １２３４５６\u200b') // '123456' */
export function cleanResetCode(text: string): string {
  return plainText(text);
}

/** The rule for a typed code: not empty, and at most 30 characters. */
export function checkResetCode(text: string): RecoveryViolation[] {
  const code = cleanResetCode(text);
  return code !== '' && code.length <= RESET_CODE_MAX
    ? []
    : [{ code: 'auth.code-empty', field: 'code' }];
}

/** The rule for the new password and its confirmation. */
export function checkNewPair(password: string, repeat: string): RecoveryViolation[] {
  const found: RecoveryViolation[] = [];
  if (checkNewPassword(password).length > 0) {
    found.push({ code: 'auth.new-password-malformed', field: 'password' });
  }
  if (repeat !== password) found.push({ code: 'auth.confirmation-different', field: 'repeat' });
  return found;
}

/** The number in the format of the calls: mainland numbers alone, others after their area code. */
export function phoneTarget(area: string, phone: string): string {
  return area === HOME_AREA ? phone : `${area} ${phone}`;
}
