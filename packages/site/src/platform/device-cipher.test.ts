import { createAesCipher } from '@courtside/api-client';
import { seededRandom } from '@courtside/kernel/testing';
import { expect, test } from 'vitest';
import { createDeviceCipher } from './device-cipher.ts';

const CRYPT_KEY = '0b'.repeat(32);

test('what is kept on the device opens with its own key, and not with the one of the calls', () => {
  const device = createDeviceCipher(CRYPT_KEY, seededRandom(1));
  const sealed = device.encrypt('secret123');
  expect(device.decrypt(sealed)).toBe('secret123');
  const calls = createAesCipher(CRYPT_KEY, seededRandom(1));
  const opened = () => calls.decrypt(sealed);
  let told = '';
  try {
    told = opened();
  } catch {
    told = 'refused';
  }
  expect(told).not.toContain('secret123');
});
