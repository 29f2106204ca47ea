import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { KEYS, openSandbox, type TestSandbox } from './harness.ts';
import { signedClient } from './signed-client.ts';

/** Parameters of a page of games. */
const PAGE = { pageNum: 1, pageSize: 100 };

let site: TestSandbox;
beforeAll(async () => {
  site = await openSandbox();
});
afterAll(() => site.stop());

/** Calls the list of games as a browser does that takes these encodings. */
async function games(accepts: string, asked: object) {
  const got: Response[] = [];
  const client = signedClient(async (request) => {
    const headers = new Headers(request.headers);
    if (accepts !== '') headers.set('accept-encoding', accepts);
    const response = await site.sandbox.fetch(new Request(request, { headers }));
    got.push(response.clone());
    if (response.headers.get('content-encoding') !== 'gzip') return response;
    const plain = gunzipSync(Buffer.from(await response.arrayBuffer()));
    return new Response(plain, { headers: response.headers });
  }, KEYS);
  const answer = await client.call('/game/api/v1/venue/gameList', asked);
  return { answer, encoding: got[0]?.headers.get('content-encoding') ?? null };
}

test('a long answer is compressed where the caller takes that, and its signature is of the text', async () => {
  const compressed = await games('gzip, br', PAGE);
  expect(compressed.encoding).toBe('gzip');
  const plain = await games('', PAGE);
  expect(plain.encoding).toBeNull();
  expect(compressed.answer.status_code).toBe(6000);
  expect(compressed.answer.data).toEqual(plain.answer.data);
});

test('a short answer is not', async () => {
  const refused = await games('gzip', { enName: 7 });
  expect(refused.encoding).toBeNull();
  expect(refused.answer.status_code).toBe(6007);
});
