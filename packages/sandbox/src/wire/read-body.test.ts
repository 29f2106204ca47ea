import { expect, test } from 'vitest';
import { readBody } from './read-body.ts';

const request = (body: ReadableStream<Uint8Array>) =>
  new Request('http://gateway.test/', { method: 'POST', body, duplex: 'half' } as RequestInit);

test('a body is read to its end, and none that is too large', async () => {
  const parts = () => new Blob(['{"a":', '1}']).stream();
  expect((await readBody(request(parts()), 7))?.toString()).toBe('{"a":1}');
  expect(await readBody(request(parts()), 6)).toBeUndefined();
});

test('who leaves in the middle of a picture is no fault of the gateway', async () => {
  const cut = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode('{"content":"'));
      controller.error(new Error('aborted'));
    },
  });
  expect(await readBody(request(cut), 100)).toBeUndefined();
});
