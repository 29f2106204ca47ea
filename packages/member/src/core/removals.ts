import type { Cancel, Clock } from '@courtside/kernel';

/** How long a removal can be taken back, in ms. */
export const UNDO_MS = 6000;

export interface Removals {
  /** What is hidden because it is about to go. The same array until it changes. */
  hidden(): readonly string[];
  subscribe(listener: () => void): () => void;
  /** Hides these; they go when nobody takes it back in time. Those that waited before go at once. */
  remove(ids: readonly string[]): void;
  /** Shows again what was hidden last. */
  undo(): void;
  /** Lets go at once what waits, such as when the page is left. */
  flush(): void;
}

export interface RemovalsOptions {
  readonly clock: Pick<Clock, 'after'>;
  /** Takes them away for good. What it could not take away is shown again. */
  readonly send: (ids: readonly string[]) => Promise<void>;
  /** @default UNDO_MS */
  readonly undoMs?: number;
}

/**
 * Removes with a way back: nothing is sent before the time to undo is over, so that nothing has to be restored.
 *
 * @example
 * const removals = createRemovals({ clock, send: (ids) => letterDelete(ids) });
 * removals.remove(['L1', 'L2']);
 * removals.undo();
 */
export function createRemovals({ clock, send, undoMs = UNDO_MS }: RemovalsOptions): Removals {
  let waiting: readonly string[] = [];
  /** Sent, and not answered yet: they stay hidden. */
  let leaving: readonly string[] = [];
  let shown: readonly string[] = [];
  let cancel: Cancel | null = null;
  const listeners = new Set<() => void>();

  function told() {
    shown = [...leaving, ...waiting];
    for (const listener of Array.from(listeners)) listener();
  }

  function flush() {
    cancel?.();
    cancel = null;
    if (waiting.length === 0) return;
    const sent = waiting;
    waiting = [];
    leaving = [...leaving, ...sent];
    send(sent)
      // Whoever sends tells what went wrong.
      .catch(() => undefined)
      .finally(() => {
        leaving = leaving.filter((id) => !sent.includes(id));
        told();
      });
  }

  return {
    hidden: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    remove(ids) {
      flush();
      waiting = ids;
      cancel = clock.after(undoMs, flush);
      told();
    },
    undo() {
      cancel?.();
      cancel = null;
      waiting = [];
      told();
    },
    flush,
  };
}
