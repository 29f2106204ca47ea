import { useServices } from '@courtside/shell/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createRemovals, type Removals, type RemovalsState } from '../core/removals.ts';

/**
 * Removals of a page: what waits goes when the page is left.
 *
 * @param send takes them away for good; that of the first drawing counts
 * @returns what is hidden and can be taken back, and the way to remove and to take back
 */
export function useRemovals(
  send: (ids: readonly string[]) => Promise<void>,
): readonly [RemovalsState, Removals] {
  const { clock } = useServices();
  const [removals] = useState(() => createRemovals({ clock, send }));
  useEffect(() => {
    const flush = () => removals.flush();
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      flush();
    };
  }, [removals]);
  return [useSyncExternalStore(removals.subscribe, removals.state), removals];
}
