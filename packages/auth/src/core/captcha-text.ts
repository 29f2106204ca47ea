import type { Violation } from '@courtside/kernel';
import { plainText } from './plain-text.ts';

/** The longest text that a picture captcha takes (spec access 9). */
export const CAPTCHA_MAX = 10;

export type CaptchaViolation = Violation<
  'auth.captcha-empty' | 'auth.captcha-too-long' | 'auth.answer-empty'
>;

/** The typed text or answer of a captcha, in the format of the calls. @example cleanCaptchaText(' ＡＢ１２') // 'AB12' */
export function cleanCaptchaText(text: string): string {
  return plainText(text);
}

/** The rule for the text of a picture captcha; surrounding white space and invisible characters do not count. */
export function checkCaptchaText(text: string): CaptchaViolation[] {
  const code = cleanCaptchaText(text);
  if (code === '') return [{ code: 'auth.captcha-empty', field: 'captcha' }];
  if (code.length > CAPTCHA_MAX) {
    return [{ code: 'auth.captcha-too-long', field: 'captcha', params: { max: CAPTCHA_MAX } }];
  }
  return [];
}

/** The rule for the answer to a question in words, which the calls take in place of a picture's text. */
export function checkCaptchaAnswer(text: string): CaptchaViolation[] {
  if (cleanCaptchaText(text) === '') return [{ code: 'auth.answer-empty', field: 'captcha' }];
  return checkCaptchaText(text);
}
