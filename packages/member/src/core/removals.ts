import type { Cancel, Clock } from '@courtside/kernel';

/** How long a removal can be taken back, in ms. */
export const UNDO_MS = 6000;

export interface RemovalsState {
  /** What is not shown: what is about to go, and what went. */
  readonly hidden: readonly string[];
  /** How many were hidden last, of those that can be taken back. */
  readonly undoable: number;
}

export interface Removals {
  /** The same object until it changes. */
  state(): RemovalsState;
  subscribe(listener: () => void): () => void;
  /** Hides these; they go when nobody takes it back in time. Each removal has its own time. */
  remove(ids: readonly string[]): void;
  /** Sends again what an earlier page sent and never heard of. It stays hidden. */
  resume(ids: readonly string[]): void;
  /** Shows again what was hidden last; the next time what was hidden before it, if that waits yet. */
  undo(): void;
  /** Lets go at once what waits, such as when the page is left. */
  flush(): void;
}

interface Removal {
  readonly ids: readonly string[];
  readonly cancel: Cancel;
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
  /** The last one is at the end. */
  let waiting: readonly Removal[] = [];
  /** Sent. They stay hidden: a list that is read meanwhile, or was read before, may still have them. */
  let gone: readonly string[] = [];
  let state: RemovalsState = { hidden: [], undoable: 0 };
  const listeners = new Set<() => void>();

  function told() {
    state = {
      hidden: [...gone, ...waiting.flatMap(({ ids }) => ids)],
      undoable: waiting.at(-1)?.ids.length ?? 0,
    };
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

  /** Its time is over. */
  function letGo(removal: Removal) {
    removal.cancel();
    waiting = waiting.filter((each) => each !== removal);
    leave(removal.ids);
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    remove(ids) {
      const removal: Removal = { ids, cancel: clock.after(undoMs, () => letGo(removal)) };
      waiting = [...waiting, removal];
      told();
    },
    resume(ids) {
      // What this page sent itself is on its way.
      const left = ids.filter((id) => !gone.includes(id));
      if (left.length > 0) leave(left);
    },
    undo() {
      waiting.at(-1)?.cancel();
      waiting = waiting.slice(0, -1);
      told();
    },
    flush() {
      for (const removal of waiting) letGo(removal);
    },
  };
}
