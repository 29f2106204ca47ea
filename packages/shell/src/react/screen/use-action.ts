import { useCallback, useRef, useState } from 'react';
import { useShowFault } from './use-show-fault.ts';

/**
 * Runs one task at a time: a second call while the first is running does nothing. A fault is shown as its code
 * requires, unless `onFault` handles it and returns true.
 */
export function useAction(onFault?: (fault: unknown) => boolean) {
  const showFault = useShowFault();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const run = useCallback(
    async (task: () => Promise<void>) => {
      if (running.current) return;
      running.current = true;
      setBusy(true);
      try {
        await task();
      } catch (fault) {
        if (!onFault?.(fault)) showFault(fault);
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
    [onFault, showFault],
  );
  return { busy, run };
}
