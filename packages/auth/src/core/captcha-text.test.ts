import { expect, test } from 'vitest';
import { checkCaptchaText } from './captcha-text.ts';
import { passwordHash } from './password-hash.ts';

test('[VA-13] a picture captcha text is there and at most ten characters long', () => {
  expect(checkCaptchaText('  ')).toMatchObject([{ code: 'auth.captcha-empty' }]);
  expect(checkCaptchaText(' AB12 ')).toEqual([]);
  expect(checkCaptchaText('1234567890')).toEqual([]);
  expect(checkCaptchaText('12345678901')).toMatchObject([{ code: 'auth.captcha-too-long' }]);
});

test('a password travels as its md5 (RFC 1321 test suite)', () => {
  expect(passwordHash('abc')).toBe('900150983cd24fb0d6963f7d28e17f72');
  expect(passwordHash('message digest')).toBe('f96b697d7cb7938d525a2f31aaf161d0');
});
