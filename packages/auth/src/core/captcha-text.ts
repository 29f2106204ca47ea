import type { Violation } from '@courtside/kernel';
import { plainText } from './plain-text.ts';

/** The longest text that a picture captcha takes (spec access 9). */
export const CAPTCHA_MAX = 10;

export type CaptchaViolation = Violation<
  'auth.captcha-empty' | 'auth.captcha-too-long' | 'auth.answer-empty'
>;

/** What was read off a captcha, or answered to its question, as the calls take it. @example cleanCaptchaText(' ＡＢ１２') // 'AB12' */
export function cleanCaptchaText(text: string): string {
  return plainText(text);
}

/** The rule for what was read off a picture captcha; white space around it does not count, nor what cannot be seen. */
export function checkCaptchaText(text: string): CaptchaViolation[] {
  const code = cleanCaptchaText(text);
  if (code === '') return [{ code: 'auth.captcha-empty', field: 'captcha' }];
  if (code.length > CAPTCHA_MAX) {
    return [{ code: 'auth.captcha-too-long', field: 'captcha', params: { max: CAPTCHA_MAX } }];
  }
  return [];
}

/** The rule for the answer to a question in words, which goes where the text of a picture does. */
export function checkCaptchaAnswer(text: string): CaptchaViolation[] {
  if (cleanCaptchaText(text) === '') return [{ code: 'auth.answer-empty', field: 'captcha' }];
  return checkCaptchaText(text);
}
