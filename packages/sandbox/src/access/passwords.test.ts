import vectors from '@courtside/contract/vectors/md5.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { md5Hex, passwordFits, sealPassword } from './passwords.ts';

test.each(vectors.cases)('the digest of $text', ({ text, md5 }) => {
  expect(md5Hex(text)).toBe(md5);
});

test('a password is kept salted, and only its own digest fits', async () => {
  const [one, two] = [await sealPassword('a'.repeat(32)), await sealPassword('a'.repeat(32))];
  expect(one).not.toBe(two);
  // A seal may contain four equal characters by chance, but not the password.
  expect(one).not.toContain('a'.repeat(16));
  expect(await passwordFits('a'.repeat(32), one)).toBe(true);
  expect(await passwordFits('b'.repeat(32), one)).toBe(false);
  expect(await passwordFits('a'.repeat(32), undefined)).toBe(false);
});
