import type { Cancel, Clock } from '@courtside/kernel';

/** For how long an empty slip waits at most, in ms. */
const LONGEST_WAIT_MS = 4000;

/** A list of a board, or of outrights, as far as the slip waits for it. */
export interface AwaitedList {
  overview(): { readonly status: string };
  onOverview(listener: () => void): () => void;
}

/**
 * When the code of the slip is loaded. An empty slip waits for the first list of matches: on a slow phone it would take
 * line and processor from the first prices.
 */
export interface SlipDue {
  /** Resolves when the slip is due, at the latest after four seconds; never rejects. */
  wait(): Promise<void>;
  /** Makes it due, such as by a pick. */
  now(): void;
  /** Makes it due once the list has been answered, or cannot be, and what came of that has been painted. */
  after(list: AwaitedList): void;
  /** Ends the wait without making it due. */
  dispose(): void;
}

/**
 * @example
 * const due = createSlipDue(clock);
 * due.after(board);
 * await due.wait();
 */
export function createSlipDue(clock: Clock): SlipDue {
  let resolve: () => void;
  const due = new Promise<void>((done) => {
    resolve = done;
  });
  let isOver = false;
  let cancelWait: Cancel | null = null;
  let cancelFrame: Cancel | null = null;
  function end() {
    isOver = true;
    cancelWait?.();
    cancelFrame?.();
  }
  function now() {
    end();
    resolve();
  }
  return {
    wait() {
      if (!isOver) cancelWait ??= clock.after(LONGEST_WAIT_MS, now);
      return due;
    },
    now,
    after(list) {
      const stop = list.onOverview(() => {
        if (list.overview().status === 'loading') return;
        stop();
        if (isOver || cancelFrame !== null) return;
        // The rows are painted with the first frame, so the second one comes after them.
        cancelFrame = clock.frame(() => {
          cancelFrame = clock.frame(now);
        });
      });
    },
    dispose: end,
  };
}
