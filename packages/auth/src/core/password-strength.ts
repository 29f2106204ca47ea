import { checkNewPassword } from './credentials.ts';

/** How hard a password is to guess; `none` for one that violates the rule. */
export type PasswordStrength = 'none' | 'weak' | 'medium' | 'strong';

const LONG = 10;

/** Neighbours on the number row and in the alphabet, as in `123` and `abc`, and repeats, as in `111`. */
function isSequence(text: string): boolean {
  for (let at = 2; at < text.length; at += 1) {
    const [first, second, third] = [at - 2, at - 1, at].map((each) => text.charCodeAt(each)) as [
      number,
      number,
      number,
    ];
    const step = second - first;
    if (Math.abs(step) <= 1 && third - second === step) return true;
  }
  return false;
}

/**
 * The strength of a new password, shown while it is typed. A password with a run of neighbouring letters or digits is
 * weak at any length.
 *
 * @example passwordStrength('kT7wq92mRx') // 'strong'
 */
export function passwordStrength(text: string): PasswordStrength {
  if (checkNewPassword(text).length > 0) return 'none';
  if (isSequence(text.toLowerCase()) || new Set(text.toLowerCase()).size < 5) return 'weak';
  const mixed = /[a-z]/.test(text) && /[A-Z]/.test(text);
  return mixed && text.length >= LONG ? 'strong' : 'medium';
}
