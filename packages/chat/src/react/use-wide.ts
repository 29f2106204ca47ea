import { useSyncExternalStore } from 'react';

const QUERY = '(width >= 1280px)';

function subscribe(listener: () => void) {
  const query = matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether there is space for a panel beside a page; false when rendered on a server. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => false,
  );
