import aes from 'crypto-js/aes.js';
import Core from 'crypto-js/core.js';
import Base64 from 'crypto-js/enc-base64.js';
import Hex from 'crypto-js/enc-hex.js';
import Utf8 from 'crypto-js/enc-utf8.js';
import { CourtsideError, hexFrom, type Random } from '@courtside/kernel';

/** Turns text into base64 of IV and ciphertext, and back. */
export interface Cipher {
  encrypt(text: string): string;
  /** @throws CourtsideError `client.bad-answer` for anything that `encrypt` under the same key did not make */
  decrypt(base64: string): string;
}

const IV_BYTES = 16;
const BYTES_PER_WORD = 4;

/** AES-256-CBC with PKCS#7 padding and a fresh random IV in front. `cryptKey`: 64 hexadecimal digits. */
export function createAesCipher(cryptKey: string, random: Random): Cipher {
  const key = Hex.parse(cryptKey);
  return {
    encrypt(text) {
      const iv = Hex.parse(hexFrom(random, IV_BYTES));
      const { ciphertext } = aes.encrypt(Utf8.parse(text), key, { iv });
      return Base64.stringify(iv.clone().concat(ciphertext));
    },
    decrypt(base64) {
      try {
        const { words, sigBytes } = Base64.parse(base64);
        const at = IV_BYTES / BYTES_PER_WORD;
        const iv = Core.lib.WordArray.create(words.slice(0, at), IV_BYTES);
        const ciphertext = Core.lib.WordArray.create(words.slice(at), sigBytes - IV_BYTES);
        const params = Core.lib.CipherParams.create({ ciphertext });
        return aes.decrypt(params, key, { iv }).toString(Utf8);
      } catch (cause) {
        throw new CourtsideError('The answer could not be decrypted', {
          code: 'client.bad-answer',
          kind: 'protocol',
          cause,
        });
      }
    },
  };
}
