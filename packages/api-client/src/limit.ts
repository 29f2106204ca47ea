import type { Clock } from '@courtside/kernel';
import type { CutShort } from './faults.ts';
import { until } from './until.ts';

/** A time limit, combined with signals that may end the work earlier. */
export interface Limit {
  readonly signal: AbortSignal;
  cutShort(): CutShort;
  /** Clears the timer and the listeners on the signals. */
  release(): void;
}

/** @param ms milliseconds; null for no time limit */
export function createLimit(
  clock: Clock,
  ms: number | null,
  signals: readonly AbortSignal[],
): Limit {
  const abort = new AbortController();
  let why: CutShort = null;
  const cut = (reason: CutShort) => {
    why ??= reason;
    abort.abort();
  };
  const giveUp = () => cut('aborted');
  const cancel = ms === null ? () => undefined : clock.after(ms, () => cut('timeout'));
  for (const signal of signals) {
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
  }
  return {
    signal: abort.signal,
    cutShort: () => why,
    release() {
      cancel();
      for (const signal of signals) signal.removeEventListener('abort', giveUp);
    },
  };
}

/** Waits `ms` milliseconds. @throws CourtsideError `client.aborted` */
export function sleep(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  let cancel: () => void = () => undefined;
  const slept = new Promise<void>((resolve) => {
    cancel = clock.after(ms, resolve);
  });
  return until(signal, slept).finally(() => cancel());
}
