// What a worker runs: one small and one large encrypted call, and what it saw of its surroundings.
import { createApiClient } from '../src/index.ts';
import { createFingerprint, browserDevice } from '../src/fingerprint/index.ts';
import { browserPlatform } from '@courtside/kernel/platform';

/** What the worker is told. */
export interface Errand {
  baseUrl: string;
  keys: { signKey: string; cryptKey: string };
}

/** What it tells back. */
export interface Found {
  balance: string;
  cards: number;
  subtle: boolean;
  window: boolean;
}

async function run({ baseUrl, keys }: Errand): Promise<Found> {
  const platform = browserPlatform();
  const client = createApiClient(
    {
      baseUrl,
      siteId: '9000',
      version: '1.0.0',
      keys,
      getToken: () => 'token',
      device: createFingerprint(browserDevice(), platform),
    },
    platform,
  );
  const { centerWalletBalance } = await client.call('/fd/api/v1/transfer/getBalance', {});
  const cards = (await client.call('/fd/api/v1/bankCard/queryMemberBanksInfoList', {})) as {
    list: unknown[];
  };
  return {
    balance: centerWalletBalance,
    cards: cards.list.length,
    subtle: typeof globalThis.crypto.subtle === 'object',
    window: 'document' in globalThis,
  };
}

const tell = (post: (message: unknown) => void) => (errand: Errand) => {
  run(errand).then(
    (found) => post({ found }),
    (error: unknown) => post({ error: String(error) }),
  );
};

if ('importScripts' in globalThis || 'WorkerGlobalScope' in globalThis) {
  const answer = tell((message) => globalThis.postMessage(message, { transfer: [] }));
  addEventListener('message', ({ data }) => answer(data as Errand));
} else {
  // Not by name, so that the bundle for browsers has no import of Node's.
  const threads = 'node:worker_threads';
  const { parentPort } = (await import(threads)) as {
    parentPort: {
      postMessage(m: unknown, transfer: []): void;
      on(e: 'message', l: (m: Errand) => void): void;
    };
  };
  parentPort.on(
    'message',
    tell((message) => parentPort.postMessage(message, [])),
  );
}
