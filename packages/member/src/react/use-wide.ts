import { useSyncExternalStore } from 'react';

const QUERY = '(width >= 768px)';

function subscribe(listener: () => void): () => void {
  const list = globalThis.matchMedia(QUERY);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Whether the window is wide enough for a table. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => globalThis.matchMedia(QUERY).matches,
    () => true,
  );
}
