import type { ApiClient } from '@courtside/api-client';
import { gatewayApi } from '@courtside/api-client/redux';
import { expect, test, vi } from 'vitest';
import { createSiteStore } from './create-site-store.ts';
import { rails } from './rails.ts';

test('[WA-01] all who show the balance share one call, with locked money included', async () => {
  const call = vi.fn<(path: string, body: unknown) => Promise<unknown>>();
  call.mockResolvedValue({ centerWalletBalance: '1.00' });
  const store = createSiteStore({ call } as unknown as ApiClient);
  const { initiate } = rails.endpoints.balance;
  await Promise.all([store.dispatch(initiate()), store.dispatch(initiate())]);
  expect(call.mock.calls.map(([path, body]) => [path, body])).toEqual([
    ['/fd/api/v1/transfer/getBalance', { includeLocked: 1 }],
  ]);
  store.dispatch(gatewayApi.util.invalidateTags(['balance']));
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2));
});
