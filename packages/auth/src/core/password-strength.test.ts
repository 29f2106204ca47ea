import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['', 'none'],
  ['secret1', 'none'],
  ['secretsecret', 'none'],
  ['abcd1234', 'weak'],
  ['zyx90817a', 'weak'],
  ['aaa8b7c5d', 'weak'],
  ['a1b2a1b2', 'weak'],
  ['kt7wq92m', 'medium'],
  ['kt7wq92mrx', 'medium'],
  ['kT7wq92m', 'medium'],
  ['kT7wq92mRx', 'strong'],
] as const)('%s is %s', (text, strength) => {
  expect(passwordStrength(text)).toBe(strength);
});
