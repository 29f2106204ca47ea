import { expect, test } from 'vitest';
import { checkCaptchaText } from './captcha-text.ts';

test('[VA-13] a picture captcha text is there and at most ten characters long', () => {
  expect(checkCaptchaText('  ')).toMatchObject([{ code: 'auth.captcha-empty' }]);
  expect(checkCaptchaText(' AB12 ')).toEqual([]);
  expect(checkCaptchaText('1234567890')).toEqual([]);
  expect(checkCaptchaText('12345678901')).toMatchObject([{ code: 'auth.captcha-too-long' }]);
});
