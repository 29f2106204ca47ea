import vectors from '@courtside/contract/vectors/signing.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { createAesCipher } from './cipher.ts';
import { encryptPath } from './encrypted-path.ts';
import { createHmacSigner } from './signer.ts';

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
    expect(JSON.stringify({ payload: cipher.encrypt(each.body) })).toBe(each.wireBody);
    const { payload } = JSON.parse(each.wireResponse) as { payload: string };
    expect(cipher.decrypt(payload)).toBe(each.response);
  },
);

test.each(vectors.cases)('the answer of "$name" is believed with its signature only', (each) => {
  const { 'request-id': id, nonce } = each.headers;
  expect(signer.verify(id, nonce, each.wireResponse, each.responseSign)).toBe(true);
  expect(signer.verify(id, nonce, `${each.wireResponse} `, each.responseSign)).toBe(false);
  expect(signer.verify(id, 'f'.repeat(32), each.wireResponse, each.responseSign)).toBe(false);
  expect(signer.verify(id, nonce, each.wireResponse, null)).toBe(false);
});
