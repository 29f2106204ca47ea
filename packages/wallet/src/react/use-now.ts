import type { Clock } from '@courtside/kernel';
import { useCallback, useSyncExternalStore } from 'react';

const SECOND_MS = 1000;

/** The current time, rendered again every second. @returns milliseconds since the epoch, whole seconds */
export function useNow(clock: Clock): number {
  const subscribe = useCallback(
    (listener: () => void) => {
      let cancel: () => void;
      const next = () => {
        cancel = clock.after(SECOND_MS - (clock.now() % SECOND_MS), () => {
          listener();
          next();
        });
      };
      next();
      return () => cancel();
    },
    [clock],
  );
  const read = () => Math.floor(clock.now() / SECOND_MS) * SECOND_MS;
  return useSyncExternalStore(subscribe, read, read);
}
