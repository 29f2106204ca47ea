import { expect, test } from 'vitest';
import { codeDigits } from './code-text.ts';

test.each([
  ['123456', '123456'],
  ['１２３４５６', '123456'],
  ['123 456', '123456'],
  ['验证码：654-321，五分钟内有效', '654321'],
  ['1234567', '123456'],
  ['12a', '12'],
  ['', ''],
])('of %j the digits are %j', (raw, digits) => {
  expect(codeDigits(raw, 6)).toBe(digits);
});
