import vectors from '@courtside/contract/vectors/md5.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { passwordHash } from './password-hash.ts';

test.each(vectors.cases)('a password travels as the md5 of its UTF-8: $text', ({ text, md5 }) => {
  expect(passwordHash(text)).toBe(md5);
});
