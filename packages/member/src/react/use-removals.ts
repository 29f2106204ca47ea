import { memoryStore } from '@courtside/kernel';
import { useServices } from '@courtside/shell/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createLeaving } from '../core/leaving.ts';
import { createRemovals, type Removals, type RemovalsState } from '../core/removals.ts';

/**
 * Removals of a page: waiting ones are sent when the page is left, and those in flight at a reload are sent again.
 *
 * @param list name of the list among those of the member
 * @param send removes them for good; the function of the first render is used
 * @returns the hidden and undoable ids, and the functions to remove and to undo
 */
export function useRemovals(
  list: string,
  send: (ids: readonly string[]) => Promise<void>,
): readonly [RemovalsState, Removals] {
  const { clock, tabStorage, session } = useServices();
  const [{ removals, leaving, pages }] = useState(() => {
    const kept = createLeaving(
      tabStorage ?? memoryStore(),
      `courtside.leaving.${list}.${session.userId() ?? ''}`,
    );
    /** A request that is cut off by leaving the page has not failed: the next page sends it again. */
    const page = { isGoing: false };
    const made = createRemovals({
      clock,
      async send(ids) {
        kept.add(ids);
        try {
          await send(ids);
        } catch (fault) {
          if (!page.isGoing) kept.remove(ids);
          throw fault;
        }
        kept.remove(ids);
      },
    });
    return { removals: made, leaving: kept, pages: page };
  });
  useEffect(() => {
    const leave = () => {
      pages.isGoing = true;
      removals.flush();
    };
    const come = () => {
      pages.isGoing = false;
    };
    removals.resume(leaving.read());
    addEventListener('pagehide', leave);
    addEventListener('pageshow', come);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', come);
      removals.flush();
    };
  }, [leaving, pages, removals]);
  return [useSyncExternalStore(removals.subscribe, removals.state), removals];
}
