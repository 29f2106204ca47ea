import type { FeatureSite } from '@courtside/shell/react';
import { TRANSFER_STORAGE_PREFIX } from '@courtside/wallet';

/** Whether this device keeps a transfer without an outcome. The page of transfers takes up what is kept by itself. */
export function keepsMoney({ services: { session, storage } }: FeatureSite): boolean {
  const kept = `${TRANSFER_STORAGE_PREFIX}${session.userId()}.`;
  return (
    location.pathname !== '/mine/transfermoney' &&
    storage.keys().some((key) => key.startsWith(kept))
  );
}
