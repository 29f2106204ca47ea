import { expect, test } from 'vitest';
import type { SiteCrypto } from './site-crypto.ts';
import { createWire } from './wire.ts';

const crypto: SiteCrypto = {
  seal: async (text) => `sealed ${text.length}`,
  open: async (sealed) => sealed,
  sign: async () => 'signature',
  verify: async () => true,
};

test('the request that is sent ends with its attempt, without the request that it was made from', async () => {
  const wire = createWire(
    async () => crypto,
    () => undefined,
  );
  const attempt = new AbortController();
  wire.begin('n1', { encrypted: false, ip: '192.0.2.1', signal: attempt.signal });
  // A signal of its own stands for a request that was collected, and forwards nothing.
  const request = new Request('http://gateway.test/fd/api/v1/transfer/getBalance', {
    method: 'POST',
    headers: { nonce: 'n1' },
    body: '{}',
  });
  const sent = await wire.middleware.onRequest?.({ request } as Parameters<
    NonNullable<typeof wire.middleware.onRequest>
  >[0]);
  expect(sent).toBeInstanceOf(Request);
  const { signal } = sent as Request;
  expect(signal.aborted).toBe(false);
  attempt.abort();
  expect(signal.aborted).toBe(true);
});
