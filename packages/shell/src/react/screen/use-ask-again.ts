import { useEffect, useRef } from 'react';
import { useServices } from '../services.tsx';

/**
 * Requests again what failed to load: when the connection is back, and when its page is shown again after it was left.
 *
 * @param ask sends the request, and handles its failure
 * @param missing whether there is something to request
 * @example useAskAgain(() => void refetch(), error !== undefined);
 */
export function useAskAgain(ask: () => void, missing = true): void {
  const { connection } = useServices();
  const latest = useRef(ask);
  const left = useRef(false);
  const leaving = useRef<object | null>(null);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    leaving.current = null;
    const returned = left.current;
    left.current = false;
    if (!missing) return undefined;
    // A page that is left keeps its state; React ends its effects, and runs them once more when it is shown again.
    if (returned) latest.current();
    const stop = connection.onBack(() => latest.current());
    return () => {
      stop();
      const mine = {};
      leaving.current = mine;
      // Effects that end and run again at once, as in strict mode, do not mean that the page was left.
      queueMicrotask(() => {
        if (leaving.current === mine) left.current = true;
      });
    };
  }, [connection, missing]);
}
