import type { ApiClient } from '@courtside/api-client';
import { useT } from '@courtside/i18n/react';
import { useCallback } from 'react';
import { m } from './customer-service-messages.ts';
import { useServices } from './services.tsx';
import { useAction } from './use-action.ts';

/** How long the address of customer service is taken to be the same. */
const MAX_AGE_MS = 10 * 60_000;

/**
 * Leads to customer service: asks where it is, shows the security notice (spec access 8) and opens it in a window of its
 * own when the notice is confirmed.
 */
export function useCustomerService(): { open: () => void; busy: boolean } {
  const t = useT();
  const { client, dialogs, brand } = useServices();
  const { busy, run } = useAction();
  const open = useCallback(
    () =>
      void run(async () => {
        const url = await addressOf(client, brand.supportUrl);
        const go = await dialogs.confirm({
          title: t(m.title),
          content: t(m.notice, { brand: brand.name }),
          confirmText: t(m.go),
          cancelText: t(m.stay),
        });
        // Opened by the press on the dialog's button, so that no browser takes it for an unwanted window.
        if (go) window.open(url, '_blank', 'noopener,noreferrer');
      }),
    [brand, client, dialogs, run, t],
  );
  return { open, busy };
}

/** Where the gateway says, else where the brand does. @throws what the gateway's call failed with, without either */
async function addressOf(client: ApiClient, brandsOwn: string): Promise<string> {
  try {
    const { url } = await client.cached(
      '/site/api/v1/configuration/onlinecustomservice',
      {},
      { maxAgeMs: MAX_AGE_MS },
    );
    return url;
  } catch (fault) {
    if (brandsOwn === '') throw fault;
    return brandsOwn;
  }
}
