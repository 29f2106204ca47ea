// A chunk of its own: most visits keep nothing that is sealed.
import { createAesCipher, deriveKey } from '@courtside/api-client';
import type { Random } from '@courtside/kernel';
import type { DeviceCipher } from '@courtside/shell/react';

/** What the derived key is for; another purpose would get another key. */
const PURPOSE = 'courtside/device-storage/v1';

/**
 * The cipher for what is kept on this device. Its key is derived from the site's: reading the storage and
 * finding this key out does not reveal the key that calls are encrypted with.
 */
export function createDeviceCipher(cryptKey: string, random: Random): DeviceCipher {
  return createAesCipher(deriveKey(cryptKey, PURPOSE), random);
}
