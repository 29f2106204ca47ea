import fc from 'fast-check';
import { isCourtsideError } from '@courtside/kernel';
import { seededRandom } from '@courtside/kernel/testing';
import { expect, test } from 'vitest';
import { createAesCipher } from './cipher.ts';

const key = 'ab'.repeat(32);

test('any text comes back as it was, and never encrypts the same way twice', () => {
  const cipher = createAesCipher(key, seededRandom(7));
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const once = cipher.encrypt(text);
      expect(cipher.decrypt(once)).toBe(text);
      expect(cipher.encrypt(text)).not.toBe(once);
    }),
  );
});

test('what is not a ciphertext never passes for the text that was meant', () => {
  const cipher = createAesCipher(key, seededRandom(7));
  const good = cipher.encrypt('{"status_code":6000}');
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (hostile) => {
      try {
        expect(cipher.decrypt(hostile)).not.toBe('{"status_code":6000}');
      } catch (error) {
        expect(isCourtsideError(error, 'client.bad-answer')).toBe(true);
      }
    }),
  );
  const other = createAesCipher('cd'.repeat(32), seededRandom(7));
  let plain = '';
  try {
    plain = other.decrypt(good);
  } catch (error) {
    expect(isCourtsideError(error, 'client.bad-answer')).toBe(true);
  }
  expect(plain).not.toContain('status_code');
});
