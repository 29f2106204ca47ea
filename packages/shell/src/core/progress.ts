import type { Cancel, Clock } from '@courtside/kernel';

/** Numbers of the navigation's progress bar (spec access 9). */
const MINIMUM = 0.08;
const SPEED_MS = 200;
const TRICKLE_RATE = 0.02;
const TRICKLE_MS = 800;
/** Upper limit while waiting, which alone never fills the bar. */
const ALMOST = 0.994;

export interface Progress {
  /** Filled part from 0 to 1, or null while there is nothing to show. */
  value(): number | null;
  start(): void;
  /** Fills the bar, and removes it 200 ms later. Does nothing while there is none. */
  done(): void;
  subscribe(listener: () => void): () => void;
}

/**
 * The progress of a navigation, which cannot be measured: it begins at 0.08 and grows by at most 0.02 every 800 ms
 * until `done` is called.
 *
 * @param share - part of the 0.02 that a step adds, from 0 to 1; random values make the bar look less mechanical
 */
export function createProgress(clock: Clock, share: () => number = () => 1): Progress {
  const listeners = new Set<() => void>();
  let value: number | null = null;
  let cancel: Cancel = () => undefined;
  const next = (to: number | null, ms = 0, task?: () => void) => {
    cancel();
    value = to;
    if (task) cancel = clock.after(ms, task);
    for (const listener of listeners) listener();
  };
  const trickle = () =>
    next(Math.min(ALMOST, (value ?? MINIMUM) + share() * TRICKLE_RATE), TRICKLE_MS, trickle);
  return {
    value: () => value,
    start: () => next(MINIMUM, TRICKLE_MS, trickle),
    done() {
      if (value !== null) next(1, SPEED_MS, () => next(null));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
