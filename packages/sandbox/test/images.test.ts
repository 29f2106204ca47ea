import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSandbox, type TestSandbox } from './harness.ts';
import { user } from './people.ts';
import type { SignedClient } from './signed-client.ts';

let site: TestSandbox;
let sealed: TestSandbox;
beforeAll(async () => {
  site = await openSandbox();
  sealed = await openSandbox({ encrypted: true });
});
afterAll(async () => {
  await Promise.all([site, sealed].map((each) => each.stop()));
  await Promise.all([site, sealed].map((each) => each.db.close()));
});

const MAGIC = {
  'image/png': '89504e470d0a1a0a',
  'image/jpeg': 'ffd8ffe0',
  'image/webp': '524946460000000057454250',
} as const;
type Kind = keyof typeof MAGIC;

const bytesOf = (kind: Kind, size = 64): Buffer =>
  Buffer.concat([Buffer.from(MAGIC[kind], 'hex')], size);
const upload = (client: SignedClient, bytes: Buffer, contentType: string) =>
  client.call(`${user}/upload/uploadImage`, {
    fileName: '图片',
    contentType,
    content: bytes.toString('base64'),
  });
const get = (on: TestSandbox, url: string) =>
  on.sandbox.fetch(new Request(`http://gateway.test${url}`));

test.each(Object.keys(MAGIC) as Kind[])(
  '[CA-13] an image is kept and served as it came: %s',
  async (kind) => {
    const client = await site.member('img01', '0');
    const { status_code, data } = await upload(client, bytesOf(kind), kind);
    expect(status_code).toBe(6000);
    const response = await get(site, String(data['url']));
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': kind,
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytesOf(kind));
  },
);

test('[CO-11] what is no image, is another one than it says, or is too large is refused', async () => {
  const client = await site.member('img02', '0');
  const TWO = 2 * 1024 * 1024;
  const codes = [
    await upload(client, Buffer.from('<svg onload="x"/>'), 'image/svg+xml'),
    await upload(client, Buffer.from('<html></html>'), 'image/png'),
    await upload(client, bytesOf('image/jpeg'), 'image/png'),
    await upload(client, bytesOf('image/png', TWO + 1), 'image/png'),
    await upload(client, bytesOf('image/png', 2 * TWO), 'image/png'),
    await client.call(`${user}/upload/uploadImage`, {
      fileName: 'a',
      contentType: 'image/png',
      content: 'not base64!',
    }),
  ].map((each) => each.status_code);
  expect(codes).toEqual([6010, 6010, 6010, 6010, 6010, 6010]);
  expect((await upload(client, bytesOf('image/png', TWO), 'image/png')).status_code).toBe(6000);
});

test('two megabytes pass in encrypted mode too; other calls stay small', async () => {
  const client = await sealed.member('img03', '0');
  const big = bytesOf('image/png', 2 * 1024 * 1024);
  const { status_code, data } = await upload(client, big, 'image/png');
  expect(status_code).toBe(6000);
  const served = await get(sealed, String(data['url']));
  expect((await served.arrayBuffer()).byteLength).toBe(big.length);
  const large = { value: 'x'.repeat(100_000) };
  const other = await client.call('/site/api/v1/site/common/singleDataDecryption', large);
  expect(other.status_code).toBe(6007);
});

test('twenty images in an hour are the most; others cannot read them without the address', async () => {
  const client = await site.member('img04', '0');
  const codes = [];
  for (let i = 0; i < 21; i += 1) {
    codes.push((await upload(client, bytesOf('image/png'), 'image/png')).status_code);
  }
  expect([codes.filter((code) => code === 6000).length, codes.at(-1)]).toEqual([20, 6011]);
  expect((await get(site, `/site/upload/${'0'.repeat(32)}`)).status).toBe(404);
});

test('[CA-08] [CA-09] a member chooses an avatar of the list or an image of their own', async () => {
  const client = await site.member('img05', '0');
  const { data } = await client.call(`${user}/member/avatarList`);
  const [, second] = data['list'] as { avatarId: string; picture: object }[];
  const choose = (body: object, by = client) => by.call(`${user}/member/addAvatar`, body);
  const chosen = await choose({ avatarId: second?.avatarId });
  expect(chosen.data).toEqual(second?.picture);
  const info = async () => (await client.call(`${user}/member/info`)).data['avatar'];
  expect(await info()).toEqual(second?.picture);
  const { imageId, url } = (await upload(client, bytesOf('image/webp'), 'image/webp')).data;
  expect((await choose({ imageId })).status_code).toBe(6000);
  expect(await info()).toMatchObject({ url });
  const other = await site.member('img06', '0');
  expect((await choose({ imageId }, other)).status_code).toBe(6004);
  expect((await choose({ avatarId: 'nothing' })).status_code).toBe(6004);
  expect((await choose({})).status_code).toBe(6007);
  expect((await choose({ imageId, avatarId: 'dice' })).status_code).toBe(6007);
});
