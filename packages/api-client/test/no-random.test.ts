import { isCourtsideError, memoryStore } from '@courtside/kernel';
import { browserPlatform } from '@courtside/kernel/platform';
import { afterEach, expect, test, vi } from 'vitest';
import { createApiClient } from '../src/index.ts';
import { scriptedGateway } from '../src/testing/index.ts';
import { BALANCE, KEYS } from './set-up.ts';

afterEach(() => vi.unstubAllGlobals());

test('[CA-97] without a source of random numbers a call rejects and nothing is sent', async () => {
  vi.stubGlobal('crypto', {});
  const { fetch, requests } = scriptedGateway();
  const client = createApiClient(
    { baseUrl: 'http://g.test', siteId: '9000', version: '1', keys: KEYS, getToken: () => null },
    { ...browserPlatform(), storage: memoryStore(), fetch },
  );
  const error: unknown = await client.call(BALANCE, {}).catch((caught: unknown) => caught);
  expect(isCourtsideError(error, 'platform.no-crypto-random')).toBe(true);
  expect(requests).toEqual([]);
});
