import { CourtsideError } from '../core/courtside-error.ts';
import type { Random } from '../core/random.ts';

/**
 * Randomness from the Web Crypto API.
 *
 * @throws CourtsideError `platform.no-crypto-random` where there is none; weak randomness is never substituted
 */
export function systemRandom(): Random {
  return {
    bytes(length) {
      const source: Pick<Crypto, 'getRandomValues'> | undefined = globalThis.crypto;
      if (typeof source?.getRandomValues !== 'function') {
        throw new CourtsideError('No cryptographic random source', {
          code: 'platform.no-crypto-random',
          kind: 'platform',
        });
      }
      return source.getRandomValues(new Uint8Array(length));
    },
  };
}
