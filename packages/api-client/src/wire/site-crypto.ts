import type { Random } from '@courtside/kernel';
import { utf8 } from './bytes.ts';
import { canonicalRequest, canonicalResponse } from './canonical.ts';
import type { Engine } from './engine.ts';
import { createScriptEngine } from './script-engine.ts';
import { hmacHex, type SigningInput } from './signer.ts';
import { createWebEngine } from './web-engine.ts';

/**
 * Bytes from which WebCrypto is used: it is at least as fast at everything then. Smaller inputs are done in JavaScript,
 * without a turn of the thread in between; measured in docs/benchmarks.md.
 */
const LARGE = 1_024;

/** Encryption and signatures with the keys of one site. */
export interface SiteCrypto extends Pick<Engine, 'seal' | 'open'> {
  sign(input: SigningInput): Promise<string>;
  /** Whether the signature belongs to the answer with this body. */
  verify(
    requestId: string,
    nonce: string,
    body: Uint8Array<ArrayBuffer>,
    signature: string | null,
  ): Promise<boolean>;
}

/** @param subtle WebCrypto; null where there is none, as on insecure origins and in some workers */
export function createSiteCrypto(
  keys: { readonly signKey: string; readonly cryptKey: string },
  random: Random,
  subtle: SubtleCrypto | null = platformSubtle(),
): SiteCrypto {
  const script = createScriptEngine(keys.cryptKey, random);
  const web = subtle && createWebEngine(keys.cryptKey, random, subtle);
  const engineFor = (size: number): Engine => (web && size >= LARGE ? web : script);
  const hash = (bytes: Uint8Array<ArrayBuffer>) => engineFor(bytes.length).sha256(bytes);
  return {
    seal: (text) => engineFor(text.length).seal(text),
    open: (base64) => engineFor(base64.length).open(base64),
    async sign(input) {
      return hmacHex(keys.signKey, canonicalRequest(input, await hash(utf8(input.body))));
    },
    async verify(requestId, nonce, body, signature) {
      const text = canonicalResponse(requestId, nonce, await hash(body));
      return signature === hmacHex(keys.signKey, text);
    },
  };
}

function platformSubtle(): SubtleCrypto | null {
  const crypto: { readonly subtle?: SubtleCrypto } | undefined = globalThis.crypto;
  return crypto?.subtle ?? null;
}
