import type { Random } from '@courtside/kernel';
import { createAesCipher, type Cipher } from './cipher.ts';
import { createHmacSigner, type Signer } from './signer.ts';

export interface SiteCrypto {
  readonly signer: Signer;
  readonly cipher: Cipher;
}

/** What seals and signs with the keys of one site. */
export function createSiteCrypto(
  keys: { readonly signKey: string; readonly cryptKey: string },
  random: Random,
): SiteCrypto {
  return {
    signer: createHmacSigner(keys.signKey),
    cipher: createAesCipher(keys.cryptKey, random),
  };
}
