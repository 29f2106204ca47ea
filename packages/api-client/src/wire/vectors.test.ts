import vectors from '@courtside/contract/vectors/signing.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { utf8 } from './bytes.ts';
import { createAesCipher } from './cipher.ts';
import { encryptPath } from './encrypted-path.ts';
import { createScriptEngine } from './script-engine.ts';
import { createHmacSigner } from './signer.ts';
import { createWebEngine } from './web-engine.ts';

const bytes = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const fixedIv = { bytes: () => bytes(vectors.iv) };
const cipher = createAesCipher(vectors.cryptKey, fixedIv);
const signer = createHmacSigner(vectors.signKey);

test.each(vectors.cases)('[CA-86] the signature of "$name" is the golden one', (each) => {
  const { token, ...rest } = each.headers;
  const headers = { ...rest, ...(token === '' ? {} : { token }) };
  expect(
    signer.sign({ method: each.method, path: each.wirePath, body: each.wireBody, headers }),
  ).toBe(each.sign);
});

test.each(vectors.cases)('[CA-89] the signing data of "$name" is the golden one', (each) => {
  expect(cipher.encrypt(each.signDataPlain)).toBe(each.signData);
});

test.each(vectors.cases.filter((each) => each.encrypted))(
  '[CA-87] path, body and answer of "$name" are the golden ones',
  (each) => {
    expect(encryptPath(each.path, cipher)).toBe(each.wirePath);
    const body = JSON.stringify({ payload: cipher.encrypt(each.body) });
    expect(each.method === 'GET' ? '' : body).toBe(each.wireBody);
    const { payload } = JSON.parse(each.wireResponse) as { payload: string };
    expect(cipher.decrypt(payload)).toBe(each.response);
  },
);

test.each([
  ['WebCrypto', createWebEngine(vectors.cryptKey, fixedIv, globalThis.crypto.subtle)],
  ['plain JavaScript', createScriptEngine(vectors.cryptKey, fixedIv)],
])('[CA-87] the engine in %s makes the golden bytes', async (_, engine) => {
  for (const each of vectors.cases) {
    expect(await engine.seal(each.signDataPlain)).toBe(each.signData);
    expect(await engine.sha256(utf8(each.wireBody))).toBe(each.bodySha256);
    if (!each.encrypted) continue;
    const { payload } = JSON.parse(each.wireResponse) as { payload: string };
    expect(await engine.open(payload)).toBe(each.response);
  }
});

test.each(vectors.cases)('the answer of "$name" is believed with its signature only', (each) => {
  const { 'request-id': id, nonce } = each.headers;
  expect(signer.verify(id, nonce, each.wireResponse, each.responseSign)).toBe(true);
  expect(signer.verify(id, nonce, `${each.wireResponse} `, each.responseSign)).toBe(false);
  expect(signer.verify(id, 'f'.repeat(32), each.wireResponse, each.responseSign)).toBe(false);
  expect(signer.verify(id, nonce, each.wireResponse, null)).toBe(false);
});
