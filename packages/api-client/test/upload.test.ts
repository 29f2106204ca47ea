import { isCourtsideError } from '@courtside/kernel';
import { expect, test } from 'vitest';
import { checkImage, createApiClient, MAX_IMAGE_BYTES } from '../src/index.ts';
import { KEYS, setUp } from './set-up.ts';

const UPLOAD = '/site/api/v1/user/upload/uploadImage';
const HEADS = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff, 0xe0],
  'image/webp': [...Buffer.from('RIFF....WEBP')],
};
const picture = (head: readonly number[], size = 100): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(size);
  bytes.set(head);
  return bytes;
};
const answer = { imageId: 'I1', url: '/images/I1' };

test.each(Object.entries(HEADS))(
  'a picture travels sealed, as %s by its bytes',
  async (type, head) => {
    const { client, gateway, asked } = setUp({ gateway: { keys: KEYS } });
    gateway.on(UPLOAD, { data: answer });
    const bytes = picture(head, 50_000);
    const file = new File([bytes], 'C:\\card\\front.bmp', { type: 'text/html' });
    expect(await client.upload(file)).toEqual(answer);
    expect(asked(UPLOAD)[0]?.body).toEqual({
      fileName: 'front.bmp',
      contentType: type,
      content: Buffer.from(bytes).toString('base64'),
    });
  },
);

test.each([
  ['image.empty', new Blob([])],
  ['image.type', new Blob(['<svg onload="x">'], { type: 'image/png' })],
  ['image.too-large', new Blob([picture(HEADS['image/png'], MAX_IMAGE_BYTES + 1)])],
])('%s is found before anything is sent', async (code, file) => {
  const { client, gateway } = setUp();
  expect((await checkImage(file))?.code).toBe(code);
  const error: unknown = await client.upload(file).catch((caught: unknown) => caught);
  expect(isCourtsideError(error, 'client.bad-image')).toBe(true);
  expect(gateway.requests).toEqual([]);
});

test('the largest picture passes', async () => {
  expect(await checkImage(new Blob([picture(HEADS['image/png'], MAX_IMAGE_BYTES)]))).toBeNull();
});

test('an upload can be aborted and is never sent again', async () => {
  const { client, gateway, asked, outcome } = setUp();
  gateway.on(UPLOAD, { drop: true });
  await outcome(client.upload(new Blob([picture(HEADS['image/png'])])));
  expect(asked(UPLOAD)).toHaveLength(1);
  const signal = AbortSignal.abort();
  const error = await outcome(client.upload(new Blob([picture(HEADS['image/png'])]), { signal }));
  expect(isCourtsideError(error, 'client.aborted')).toBe(true);
  expect(asked(UPLOAD)).toHaveLength(1);
});

test('where the platform tells how much was sent, the caller is told, and the picture is signed all the same', async () => {
  const { gateway, platform, client: silent, options, asked } = setUp({ gateway: { keys: KEYS } });
  gateway.on(UPLOAD, { data: answer });
  const sent: Request[] = [];
  const client = createApiClient(options, {
    ...platform,
    upload(request, onSent) {
      sent.push(request.clone());
      onSent(0.5);
      onSent(1);
      return gateway.fetch(request);
    },
  });
  const file = new Blob([picture(HEADS['image/png'])]);
  const told: number[] = [];
  expect(await client.upload(file, { onProgress: (share) => told.push(share) })).toEqual(answer);
  expect(told).toEqual([0.5, 1]);
  expect(sent.map(({ headers }) => headers.get('sign')?.length)).toEqual([64]);
  // Nothing else goes that way: neither what nobody asks of, nor where the platform cannot tell.
  await client.upload(file);
  await silent.upload(file, { onProgress: (share) => told.push(share) });
  expect([sent.length, told.length, asked(UPLOAD).length]).toEqual([1, 2, 3]);
});
