import { count } from '@courtside/tooling/testing';
import fc from 'fast-check';
import { isCourtsideError } from '@courtside/kernel';
import { seededRandom } from '@courtside/kernel/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { base64Of, bytesOfBase64, bytesOfLongBase64, utf8 } from './bytes.ts';
import { createScriptEngine } from './script-engine.ts';
import { createSiteCrypto } from './site-crypto.ts';
import { createWebEngine } from './web-engine.ts';

afterEach(() => vi.unstubAllGlobals());

const key = 'ab'.repeat(32);
const { subtle } = globalThis.crypto;
/** Empty, one block more or less, several blocks, characters of two UTF-16 units. */
const texts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc
    .tuple(fc.constantFrom('a', '中', '𠮷', '\u{1F3C0}', '\uFEFF'), fc.nat(6_000))
    .map(([unit, times]) => unit.repeat(times)),
);

test('both engines make the same bytes of any text, and read each other', async () => {
  await fc.assert(
    fc.asyncProperty(texts, fc.integer(), async (text, seed) => {
      const script = createScriptEngine(key, seededRandom(seed));
      const web = createWebEngine(key, seededRandom(seed), subtle);
      const sealed = await web.seal(text);
      expect(await script.seal(text)).toBe(sealed);
      expect(await script.open(sealed)).toBe(text);
      expect(await web.open(sealed)).toBe(text);
      expect(await script.sha256(utf8(text))).toBe(await web.sha256(utf8(text)));
    }),
    { numRuns: count('cipherRuns') },
  );
});

test('a site with WebCrypto and one without sign, seal and believe the same', async () => {
  const headers = {
    version: '1',
    'client-type': 'web',
    uuid: 'u',
    'request-id': 'r',
    'site-id': '9000',
    timestamp: '1',
    nonce: 'n',
  };
  await fc.assert(
    fc.asyncProperty(texts, fc.integer(), async (body, seed) => {
      const keys = { signKey: 'cd'.repeat(32), cryptKey: key };
      const secure = createSiteCrypto(keys, seededRandom(seed), subtle);
      const insecure = createSiteCrypto(keys, seededRandom(seed), null);
      const input = { method: 'POST', path: '/x', body, headers };
      expect(await secure.sign(input)).toBe(await insecure.sign(input));
      expect(await secure.seal(body)).toBe(await insecure.seal(body));
      expect(await secure.verify('r', 'n', utf8(body), '0'.repeat(64))).toBe(false);
    }),
    { numRuns: count('cipherRuns') },
  );
});

/** Runs without the native base64 of newer platforms. */
async function onOldPlatform(run: () => Promise<void>): Promise<void> {
  const native = Uint8Array as { fromBase64?: unknown };
  const { fromBase64 } = native;
  native.fromBase64 = undefined;
  try {
    await run();
  } finally {
    native.fromBase64 = fromBase64;
  }
}

test('base64 is what it is elsewhere, on old platforms too', async () => {
  const check = () =>
    fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 20_000 }), async (bytes) => {
        const text = Buffer.from(bytes).toString('base64');
        expect(base64Of(bytes)).toBe(text);
        expect(bytesOfBase64(text)).toEqual(new Uint8Array(bytes));
        expect(await bytesOfLongBase64(text)).toEqual(new Uint8Array(bytes));
      }),
    );
  await check();
  await onOldPlatform(check);
});

test('a long base64 is the same in pieces, whatever its length and its white space', async () => {
  await onOldPlatform(async () => {
    for (const size of [98_303, 98_304, 98_305, 196_608, 250_001]) {
      const bytes = seededRandom(size).bytes(size);
      const text = Buffer.from(bytes).toString('base64');
      for (const written of [text, text.replace(/.{76}/g, '$&\r\n')]) {
        const read = await bytesOfLongBase64(written);
        expect(Buffer.compare(read, bytes)).toBe(0);
      }
    }
  });
});

test('what is not a ciphertext is refused by WebCrypto too', async () => {
  const web = createWebEngine(key, seededRandom(1), subtle);
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 200 }), async (hostile) => {
      const error: unknown = await web.open(hostile).catch((caught: unknown) => caught);
      expect(isCourtsideError(error, 'client.bad-answer')).toBe(true);
    }),
  );
});

test('where the platform has no WebCrypto, large texts are sealed all the same', async () => {
  vi.stubGlobal('crypto', { getRandomValues: globalThis.crypto.getRandomValues });
  const keys = { signKey: 'cd'.repeat(32), cryptKey: key };
  const text = '余额'.repeat(5_000);
  const sealed = await createSiteCrypto(keys, seededRandom(5)).seal(text);
  expect(await createWebEngine(key, seededRandom(5), subtle).open(sealed)).toBe(text);
});
