export type Cancel = () => void;

/** Every reading of time and every timer goes through this, so that tests control both. */
export interface Clock {
  /** Milliseconds since the Unix epoch. */
  now(): number;
  /** Calls `task` once after `ms` milliseconds unless cancelled. */
  after(ms: number, task: () => void): Cancel;
  /** Calls `task` once before the next painted frame (or after a short time where nothing is painted). */
  frame(task: () => void): Cancel;
}
