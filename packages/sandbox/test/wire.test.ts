import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { count } from '@courtside/tooling/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decrypt, encrypt } from '../src/wire/cipher.ts';
import { canonicalRequest, hmacHex, sha256Hex, signAnswer } from '../src/wire/signature.ts';
import { openSandbox, type TestSandbox } from './harness.ts';

interface Vector {
  name: string;
  encrypted: boolean;
  method: string;
  path: string;
  body: string;
  headers: Record<string, string>;
  signDataPlain: string;
  signData: string;
  wirePath: string;
  wireBody: string;
  bodySha256: string;
  canonical: string;
  sign: string;
  response: string;
  wireResponse: string;
  responseSign: string;
}
const vectors = JSON.parse(
  readFileSync(
    createRequire(import.meta.url).resolve('@courtside/contract/vectors/signing.json'),
    'utf8',
  ),
) as { signKey: string; cryptKey: string; iv: string; cases: Vector[] };
const [sign, crypt, iv] = [vectors.signKey, vectors.cryptKey, vectors.iv].map((hex) =>
  Buffer.from(hex, 'hex'),
) as [Buffer, Buffer, Buffer];

describe.each(vectors.cases)('golden vector: $name', (vector) => {
  const of = (name: string): string => vector.headers[name] ?? '';
  const headers = {
    version: of('version'),
    clientType: of('client-type'),
    uuid: of('uuid'),
    requestId: of('request-id'),
    siteId: of('site-id'),
    token: of('token'),
    timestamp: of('timestamp'),
    nonce: of('nonce'),
  };

  test('[CA-86] the signature', () => {
    const body = Buffer.from(vector.wireBody);
    expect(sha256Hex(body)).toBe(vector.bodySha256);
    const canonical = canonicalRequest(vector.method, vector.wirePath, headers, body);
    expect(canonical).toBe(vector.canonical);
    expect(hmacHex(sign, canonical)).toBe(vector.sign);
    expect(signAnswer(sign, headers.requestId, headers.nonce, vector.wireResponse)).toBe(
      vector.responseSign,
    );
  });

  test('[CA-89] the sealed timestamp and address', () => {
    expect(encrypt(crypt, vector.signDataPlain, iv).toString('base64')).toBe(vector.signData);
    expect(decrypt(crypt, Buffer.from(vector.signData, 'base64'))).toBe(vector.signDataPlain);
  });
});

test.each(vectors.cases.filter((vector) => vector.encrypted))(
  '[CA-87] golden vector: path, body and answer of $name',
  (vector) => {
    const path = Buffer.from(vector.wirePath.split('/e/')[1] ?? '', 'base64url');
    expect(vector.path).toBe(`/fd/api${decrypt(crypt, path)}`);
    const payload = (text: string): Buffer =>
      Buffer.from((JSON.parse(text) as { payload: string }).payload, 'base64');
    const body = vector.method === 'GET' ? '' : decrypt(crypt, payload(vector.wireBody));
    expect(body).toBe(vector.body);
    expect(decrypt(crypt, payload(vector.wireResponse))).toBe(vector.response);
  },
);

describe('a plain gateway', () => {
  let site: TestSandbox;
  beforeAll(async () => {
    site = await openSandbox();
  });
  afterAll(async () => {
    await site.stop();
    await site.db.close();
  });
  const preInfo = '/site/api/v1/configuration/preInfo';

  test('[CA-27] [CA-85] preInfo answers the envelope', async () => {
    expect(await site.client().call(preInfo)).toMatchObject({
      status_code: 6000,
      message: '成功',
      data: { ip: '127.0.0.1', siteBaseConfig: { encryption: 0, deposit: 1 } },
    });
  });

  test.each([
    ['a wrong signature', { headers: { sign: '0'.repeat(64) } }],
    ['a header that is changed on the way', { headers: { 'site-id': '9001' } }],
    ['a missing header', { headers: { uuid: '' } }],
    ['a clock that is behind', { timestamp: Date.now() - 61_000 }],
    // Far ahead: this is written down when the tests are collected, and some of them take a while.
    ['a clock that is ahead', { timestamp: Date.now() + 3_600_000 }],
    ['sealed data of another key', { headers: { 'sign-data': 'AAAA' } }],
  ])('[CA-86] 6008 for %s', async (_, over) => {
    expect((await site.client().call(preInfo, {}, over)).status_code).toBe(6008);
  });

  test('6008 for a nonce that was used', async () => {
    const nonce = 'ab'.repeat(16);
    expect((await site.client().call(preInfo, {}, { nonce })).status_code).toBe(6000);
    expect((await site.client().call(preInfo, {}, { nonce })).status_code).toBe(6008);
  });

  test('6007 for a body that is no JSON, does not fit or is too large; 6004 for an unknown path', async () => {
    const client = site.client();
    expect((await client.call(preInfo, {}, { rawBody: '{' })).status_code).toBe(6007);
    expect((await client.call(preInfo, { more: 1 })).status_code).toBe(6007);
    const large = JSON.stringify({ more: 'x'.repeat(70_000) });
    expect((await client.call(preInfo, {}, { rawBody: large })).status_code).toBe(6007);
    expect((await client.call('/site/api/v1/nothing')).status_code).toBe(6004);
  });

  test('hostile requests are refused, never failed', async () => {
    const paths = [
      preInfo,
      '/fd/api/v1/payment/pay',
      '/game/api/v1/venue/resource',
      '/',
      '/fd/api/e/AAAA',
      '/%00',
    ];
    const client = await site.member('host1', '10');
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...paths),
        fc.oneof(
          fc.json(),
          fc.string(),
          fc.jsonValue().map((value) => JSON.stringify(value)),
        ),
        fc.boolean(),
        async (path, rawBody, signed) => {
          if (signed) {
            const answer = await client.call(path, {}, { rawBody });
            expect([6000, 6004, 6007, 6008]).toContain(answer.status_code);
            return;
          }
          const response = await site.sandbox.fetch(
            new Request(`http://gateway.test${path}`, { method: 'POST', body: rawBody }),
          );
          expect(response.status).toBe(200);
          expect(((await response.json()) as { status_code: number }).status_code).toBe(6008);
        },
      ),
      { numRuns: count('signatureRuns') },
    );
  });

  test('a fault hits its call as often as it was told, before or after the call is carried out', async () => {
    const client = site.client();
    await site.door('POST', '/faults', { path: '/site/**', statusCode: 6013, times: 2 });
    const codes = [];
    for (let i = 0; i < 3; i += 1) codes.push((await client.call(preInfo)).status_code);
    expect(codes).toEqual([6013, 6013, 6000]);
    await site.door('POST', '/faults', { path: '**', httpStatus: 503 });
    await expect(client.call(preInfo)).rejects.toThrow('HTTP 503');
    await site.door('POST', '/faults', { path: '**', drop: true });
    await expect(client.call(preInfo)).rejects.toThrow('cut');
    await site.door('POST', '/faults', { path: '**', drop: true });
    await site.door('DELETE', '/faults');
    expect((await client.call(preInfo)).status_code).toBe(6000);
  });
});

test('without test doors there are none', async () => {
  const site = await openSandbox({ testDoors: false });
  const response = await site.sandbox.fetch(new Request('http://gateway.test/__sandbox/ledger'));
  expect(response.status).toBe(404);
  await site.stop();
  await site.db.close();
});

test('[CA-87] an encrypted gateway answers encrypted calls and refuses plain ones', async () => {
  const site = await openSandbox({ encrypted: true });
  const client = await site.member('secret1', '12.50');
  expect((await client.call('/site/api/v1/configuration/preInfo')).data).toMatchObject({
    siteBaseConfig: { encryption: 1 },
  });
  const path = '/fd/api/v1/transfer/getBalance';
  expect((await client.call(path)).data).toMatchObject({ centerWalletBalance: '12.50' });
  expect((await client.call(path, {}, { plain: true })).status_code).toBe(6008);
  expect((await client.call('/site/api/v1/nothing')).status_code).toBe(6004);
  await site.stop();
  await site.db.close();
});
