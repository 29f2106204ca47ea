import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/**
 * Whether the page is visible; no requests are needed while it is not.
 *
 * @example useUnread({ pollingInterval: useShown() ? 60_000 : 0 });
 */
export function useShown(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => true,
  );
}

/** Calls `run` each time the page becomes visible again, such as to read data that another tab may have changed. */
export function useShownAgain(run: () => void): void {
  const shown = useShown();
  const before = useRef(shown);
  const again = useEffectEvent(run);
  useEffect(() => {
    if (shown && !before.current) again();
    before.current = shown;
  }, [shown]);
}
