import type { Cancel, Clock } from '@courtside/kernel';

/** How long a removal can be taken back, in ms. */
export const UNDO_MS = 6000;

export interface RemovalsState {
  /** What is not shown: what is about to go, and what went. */
  readonly hidden: readonly string[];
  /** How many of them can be taken back. */
  readonly undoable: number;
}

export interface Removals {
  /** The same object until it changes. */
  state(): RemovalsState;
  subscribe(listener: () => void): () => void;
  /** Hides these; they go when nobody takes it back in time. Those that waited before go at once. */
  remove(ids: readonly string[]): void;
  /** Sends again what an earlier page sent and never heard of. It stays hidden. */
  resume(ids: readonly string[]): void;
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
  /** Sent. They stay hidden: a list that is read meanwhile, or was read before, may still have them. */
  let gone: readonly string[] = [];
  let state: RemovalsState = { hidden: [], undoable: 0 };
  let cancel: Cancel | null = null;
  const listeners = new Set<() => void>();

  function told() {
    state = { hidden: [...gone, ...waiting], undoable: waiting.length };
    for (const listener of Array.from(listeners)) listener();
  }

  function leave(sent: readonly string[]) {
    gone = [...gone, ...sent];
    told();
    // Whoever sends tells what went wrong.
    send(sent).catch(() => {
      gone = gone.filter((id) => !sent.includes(id));
      told();
    });
  }

  function flush() {
    cancel?.();
    cancel = null;
    if (waiting.length === 0) return;
    const sent = waiting;
    waiting = [];
    leave(sent);
  }

  return {
    state: () => state,
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
    resume(ids) {
      // What this page sent itself is on its way.
      const left = ids.filter((id) => !gone.includes(id));
      if (left.length > 0) leave(left);
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
