// A separate chunk: most visits store no encrypted data.
import { createAesCipher, deriveKey } from '@courtside/api-client';
import type { Random } from '@courtside/kernel';
import type { DeviceCipher } from '@courtside/shell/react';

/** Purpose of the derived key; another purpose gives another key. */
const PURPOSE = 'courtside/device-storage/v1';

/**
 * The cipher for data on this device. Its key is derived from the site's key: a person who reads the storage and finds
 * it out does not get the key that encrypts calls.
 */
export function createDeviceCipher(cryptKey: string, random: Random): DeviceCipher {
  return createAesCipher(deriveKey(cryptKey, PURPOSE), random);
}
