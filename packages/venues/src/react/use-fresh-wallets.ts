import { useEffect } from 'react';

/** Reads all wallets again when the page gets the focus back, because games may run in windows of their own. */
export function useFreshWallets(refresh: () => void, loggedIn: boolean): void {
  useEffect(() => {
    if (!loggedIn) return undefined;
    addEventListener('focus', refresh);
    return () => removeEventListener('focus', refresh);
  }, [loggedIn, refresh]);
}
