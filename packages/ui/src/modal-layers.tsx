'use client';
import { createContext, useContext, useEffect, useSyncExternalStore, type ReactNode } from 'react';

/** Number of modals around a component; 0 on the page. */
const Depth = createContext(0);

const open: number[] = [];
const listeners = new Set<() => void>();

function changed() {
  for (const listener of Array.from(listeners)) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const deepest = () => Math.max(0, ...open);

/** Wraps the content of a dialog or a drawer. While it is open, animations behind it pause. */
export function ModalLayer({ open: shown, children }: { open: boolean; children?: ReactNode }) {
  const depth = useContext(Depth) + 1;
  useEffect(() => {
    if (!shown) return undefined;
    open.push(depth);
    changed();
    return () => {
      open.splice(open.indexOf(depth), 1);
      changed();
    };
  }, [depth, shown]);
  return <Depth value={depth}>{children}</Depth>;
}

/** Whether a dialog or a drawer covers the calling component. */
export function useIsBehindModal(): boolean {
  const depth = useContext(Depth);
  return useSyncExternalStore(
    subscribe,
    () => deepest() > depth,
    () => false,
  );
}
