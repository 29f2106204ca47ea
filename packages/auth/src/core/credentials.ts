import { withoutUnseen, type Violation } from '@courtside/kernel';

export type CredentialField = 'name' | 'password' | 'repeat' | 'agree';

export type CredentialCode =
  | 'auth.name-empty'
  | 'auth.name-malformed'
  | 'auth.name-taken'
  | 'auth.password-empty'
  | 'auth.password-malformed'
  | 'auth.repeat-different'
  | 'auth.agree-missing';

export interface CredentialViolation extends Violation<CredentialCode> {
  readonly field: CredentialField;
}

/** Lengths of spec access 5 and 9. */
export const NAME_MIN = 4;
export const NAME_MAX = 11;
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 12;
/** The longest name that a login may carry. */
export const LOGIN_NAME_MAX = 30;

const NAME_MIN_LETTERS = 2;

/**
 * A user name without white space and invisible characters, at any position.
 *
 * @example cleanName(' ab 12 ') // 'ab12'
 */
export function cleanName(text: string): string {
  return withoutUnseen(text.replace(/\s+/g, ''));
}

function isName(name: string): boolean {
  // The length is checked first, so that no pattern runs on a long text.
  if (name.length < NAME_MIN || name.length > NAME_MAX) return false;
  if (!/^[A-Za-z][A-Za-z0-9]*$/.test(name) || !/[0-9]/.test(name)) return false;
  return name.replace(/[^A-Za-z]/g, '').length >= NAME_MIN_LETTERS;
}

function isPassword(text: string): boolean {
  if (text.length < PASSWORD_MIN || text.length > PASSWORD_MAX) return false;
  return /^[A-Za-z0-9]+$/.test(text) && /[A-Za-z]/.test(text) && /[0-9]/.test(text);
}

/**
 * The rule for a new user name (spec access 5): 4 to 11 letters and digits, a letter first, at least two letters
 * and a digit. White space is removed before the check.
 *
 * @example checkNewName('ab12') // []
 */
export function checkNewName(text: string): CredentialViolation[] {
  const name = cleanName(text);
  if (name === '') return [{ code: 'auth.name-empty', field: 'name' }];
  return isName(name) ? [] : [{ code: 'auth.name-malformed', field: 'name' }];
}

/** The rule for a new password: 8 to 12 letters and digits with at least one of each. */
export function checkNewPassword(text: string): CredentialViolation[] {
  if (text === '') return [{ code: 'auth.password-empty', field: 'password' }];
  return isPassword(text) ? [] : [{ code: 'auth.password-malformed', field: 'password' }];
}

/** The rule for the repeated password: itself a password, and the same one. */
export function checkRepeat(password: string, repeat: string): CredentialViolation[] {
  if (repeat === '') return [{ code: 'auth.password-empty', field: 'repeat' }];
  if (repeat !== password) return [{ code: 'auth.repeat-different', field: 'repeat' }];
  return isPassword(repeat) ? [] : [{ code: 'auth.password-malformed', field: 'repeat' }];
}

/** The rule that the member must agree to the terms. */
export function checkAgree(agree: boolean): CredentialViolation[] {
  return agree ? [] : [{ code: 'auth.agree-missing', field: 'agree' }];
}

export interface LoginForm {
  name: string;
  password: string;
  remember: boolean;
}

export interface RegisterForm {
  name: string;
  password: string;
  repeat: string;
  agree: boolean;
}

/** A login only requires both values: an old account may not match the rules for new ones. */
export function checkLogin(form: LoginForm): CredentialViolation[] {
  const found: CredentialViolation[] = [];
  if (cleanName(form.name) === '') found.push({ code: 'auth.name-empty', field: 'name' });
  if (form.password === '') found.push({ code: 'auth.password-empty', field: 'password' });
  return found;
}

/**
 * Every violation of a registration, in the order of the fields; two equal passwords are reported at the first only.
 */
export function checkRegistration(form: RegisterForm): CredentialViolation[] {
  const { password, repeat } = form;
  const isSaid = repeat === password && repeat !== '';
  return [
    ...checkNewName(form.name),
    ...checkNewPassword(password),
    ...(isSaid ? [] : checkRepeat(password, repeat)),
    ...checkAgree(form.agree),
  ];
}

/** Whether the login button looks enabled. */
export function isLoginFilled(form: LoginForm): boolean {
  return cleanName(form.name) !== '' && form.password !== '';
}

/** Whether the register button looks enabled. */
export function isRegistrationFilled(form: RegisterForm): boolean {
  return cleanName(form.name) !== '' && form.password !== '' && form.repeat !== '' && form.agree;
}
