import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/**
 * Whether the page is visible; nothing needs to be asked for while it is not.
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

/** Does something each time the page comes back into view, such as reading what another tab may have changed. */
export function useShownAgain(run: () => void): void {
  const shown = useShown();
  const before = useRef(shown);
  const again = useEffectEvent(run);
  useEffect(() => {
    if (shown && !before.current) again();
    before.current = shown;
  }, [shown]);
}
