import { useFaultText } from '@courtside/i18n/react';
import { useCallback, useRef, useState } from 'react';
import { useServices } from './services.tsx';

/**
 * Runs one thing at a time: a second call while the first is under way does nothing, and a fault is shown as a toast
 * unless `onFault` takes it by returning true.
 */
export function useAction(onFault?: (fault: unknown) => boolean) {
  const { toaster } = useServices();
  const faultText = useFaultText();
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
        if (!onFault?.(fault)) toaster.show(faultText(fault), 'error');
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
    [faultText, onFault, toaster],
  );
  return { busy, run };
}
