import type { FeatureSite } from '@courtside/shell/react';
import { TRANSFER_STORAGE_PREFIX } from '@courtside/wallet';

/**
 * Whether this device has a transfer without an outcome. False on the page of transfers, which resumes it by itself.
 */
export function keepsMoney({ services: { session, storage } }: FeatureSite): boolean {
  const kept = `${TRANSFER_STORAGE_PREFIX}${session.userId()}.`;
  return (
    location.pathname !== '/mine/transfermoney' &&
    storage.keys().some((key) => key.startsWith(kept))
  );
}
