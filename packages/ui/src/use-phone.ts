import { useSyncExternalStore } from 'react';

/** As in the style sheets. */
const PHONE = '(width < 480px)';

function subscribe(listener: () => void) {
  const query = matchMedia(PHONE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the page is as narrow as a phone; false where there is no page. */
export function usePhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(PHONE).matches,
    () => false,
  );
}
