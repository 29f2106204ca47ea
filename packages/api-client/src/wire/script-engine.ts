import Core from 'crypto-js/core.js';
import sha256 from 'crypto-js/sha256.js';
import type { Random } from '@courtside/kernel';
import { createAesCipher } from './cipher.ts';
import type { Engine } from './engine.ts';

/** The engine in plain JavaScript: it runs everywhere, and without delay for small texts. It blocks the thread. */
export function createScriptEngine(cryptKey: string, random: Random): Engine {
  const cipher = createAesCipher(cryptKey, random);
  return {
    sha256: (bytes) => Promise.resolve(sha256(wordsOf(bytes)).toString()),
    seal: (text) => Promise.resolve(cipher.encrypt(text)),
    open: async (base64) => cipher.decrypt(base64),
  };
}

function wordsOf(bytes: Uint8Array): ReturnType<typeof Core.lib.WordArray.create> {
  const words: number[] = [];
  for (let at = 0; at < bytes.length; at++) {
    words[at >>> 2] = (words[at >>> 2] ?? 0) | ((bytes[at] ?? 0) << (24 - (at % 4) * 8));
  }
  return Core.lib.WordArray.create(words, bytes.length);
}
