import type { Cancel, Clock } from '@courtside/kernel';

/** How long a removal can be undone, in ms. */
export const UNDO_MS = 6000;

export interface RemovalsState {
  /** Ids that are not shown: removals that wait and removals that were sent. */
  readonly hidden: readonly string[];
  /** Number of ids in the latest removal that can be undone. */
  readonly undoable: number;
}

export interface Removals {
  /** The same object until it changes. */
  state(): RemovalsState;
  subscribe(listener: () => void): () => void;
  /** Hides these ids; they are removed unless it is undone in time. Each removal has its own time. */
  remove(ids: readonly string[]): void;
  /** Sends ids again that an earlier page sent without getting an answer. They stay hidden. */
  resume(ids: readonly string[]): void;
  /** Shows the latest removal again; a second call the one before it, if that still waits. */
  undo(): void;
  /** Sends the waiting removals at once, such as when the page is left. */
  flush(): void;
}

interface Removal {
  readonly ids: readonly string[];
  readonly cancel: Cancel;
}

export interface RemovalsOptions {
  readonly clock: Pick<Clock, 'after'>;
  /** Removes the ids for good. When it rejects, they are shown again. */
  readonly send: (ids: readonly string[]) => Promise<void>;
  /** @default UNDO_MS */
  readonly undoMs?: number;
}

/**
 * Removals with undo: nothing is sent before the time to undo is over, so that nothing has to be restored.
 *
 * @example
 * const removals = createRemovals({ clock, send: (ids) => letterDelete(ids) });
 * removals.remove(['L1', 'L2']);
 * removals.undo();
 */
export function createRemovals({ clock, send, undoMs = UNDO_MS }: RemovalsOptions): Removals {
  /** Waiting removals, the latest at the end. */
  let waiting: readonly Removal[] = [];
  /** Sent ids. They stay hidden, as a list that is read now, or was read before, may still have them. */
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
    // `send` reports its fault itself.
    send(sent).catch(() => {
      gone = gone.filter((id) => !sent.includes(id));
      told();
    });
  }

  /** Called when its time is over. */
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
      // Ids that this page sent itself are in flight.
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
