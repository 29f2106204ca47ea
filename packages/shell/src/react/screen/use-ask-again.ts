import { useEffect, useRef } from 'react';
import { useServices } from '../services.tsx';

/**
 * Asks again for what could not be had: when the connection is back, and when the page that it belongs to is shown again
 * after it was left.
 *
 * @param ask handles what fails again
 * @param missing whether there is something to ask for
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
      // Effects that end and run again in one go, as in strict mode, are no page that was left.
      queueMicrotask(() => {
        if (leaving.current === mine) left.current = true;
      });
    };
  }, [connection, missing]);
}
