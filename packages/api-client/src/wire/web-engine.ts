import { CourtsideError, type Random } from '@courtside/kernel';
import { base64Of, bytesOfLongBase64, bytesOfHex, hexOf, textOf, utf8 } from './bytes.ts';
import type { Engine } from './engine.ts';

const IV_BYTES = 16;

/** The engine of the platform (WebCrypto): it does not block the thread, but each call has a fixed cost. */
export function createWebEngine(cryptKey: string, random: Random, subtle: SubtleCrypto): Engine {
  let imported: Promise<CryptoKey> | null = null;
  const key = (): Promise<CryptoKey> =>
    (imported ??= subtle.importKey('raw', bytesOfHex(cryptKey), 'AES-CBC', false, [
      'encrypt',
      'decrypt',
    ]));
  return {
    sha256: async (bytes) => hexOf(await subtle.digest('SHA-256', bytes)),
    async seal(text) {
      const iv = new Uint8Array(random.bytes(IV_BYTES));
      const secret = await subtle.encrypt({ name: 'AES-CBC', iv }, await key(), utf8(text));
      const sealed = new Uint8Array(IV_BYTES + secret.byteLength);
      sealed.set(iv);
      sealed.set(new Uint8Array(secret), IV_BYTES);
      return base64Of(sealed);
    },
    async open(base64) {
      try {
        const sealed = await bytesOfLongBase64(base64);
        const iv = sealed.subarray(0, IV_BYTES);
        const secret = sealed.subarray(IV_BYTES);
        return textOf(await subtle.decrypt({ name: 'AES-CBC', iv }, await key(), secret));
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
