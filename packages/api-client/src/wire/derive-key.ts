import { hmacHex } from './signer.ts';

/**
 * A key for another purpose, from which the first cannot be found: HMAC-SHA256 of the purpose under the key.
 *
 * @param key 64 hexadecimal digits
 * @returns 64 hexadecimal digits
 * @example const cipher = createAesCipher(deriveKey(cryptKey, 'my-brand/device-storage'), random);
 */
export const deriveKey = (key: string, purpose: string): string => hmacHex(key, purpose);
