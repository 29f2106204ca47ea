import { useServices } from '@courtside/shell/react';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** Milliseconds after the last movement of a finger or a pointer until the list may move again. */
const CALM_MS = 2000;

interface Hold<Layout> {
  readonly layout: Layout;
  readonly asked: readonly unknown[];
}

/** The layout at which a list is held. Only the release notifies: when a hold begins, the list already shows that layout. */
function createHolder<Layout>() {
  const listeners = new Set<() => void>();
  let held: Hold<Layout> | null = null;
  return {
    held: () => held,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    hold: (now: Hold<Layout>) => void (held = now),
    release() {
      held = null;
      for (const listener of listeners) listener();
    },
  };
}

const isSame = (before: readonly unknown[] | undefined, asked: readonly unknown[]): boolean =>
  before?.every((each, at) => Object.is(each, asked[at])) === true;

/**
 * Keeps rows in their places while a pointer or finger moves over the list: added and removed matches move it only
 * after two seconds without movement. A layout that the reader asked for is shown at once.
 *
 * @param latest the current layout
 * @param asked the reader's choices behind the layout; a change of one ends the hold
 * @returns the layout to show, and the function to call whenever a pointer moves or touches
 */
export function useCalm<Layout>(
  latest: Layout,
  asked: readonly unknown[],
): readonly [Layout, () => void] {
  const { clock } = useServices();
  const [holder] = useState(createHolder<Layout>);
  const held = useSyncExternalStore(holder.subscribe, holder.held, () => null);
  const newest = useRef({ layout: latest, asked });
  const cancel = useRef<(() => void) | null>(null);
  useEffect(() => {
    newest.current = { layout: latest, asked };
  });
  useEffect(
    () => () => {
      cancel.current?.();
      cancel.current = null;
      holder.release();
    },
    [holder],
  );
  const hold = useCallback(() => {
    cancel.current?.();
    // What was held before the reader asked for another layout holds nothing any more.
    if (!isSame(holder.held()?.asked, newest.current.asked)) holder.hold(newest.current);
    cancel.current = clock.after(CALM_MS, () => {
      cancel.current = null;
      holder.release();
    });
  }, [clock, holder]);
  return [held && isSame(held.asked, asked) ? held.layout : latest, hold];
}
