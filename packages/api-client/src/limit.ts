import type { Clock } from '@courtside/kernel';
import type { CutShort } from './faults.ts';
import { until } from './until.ts';

/** A time within which something must end, and signals that end it before. */
export interface Limit {
  readonly signal: AbortSignal;
  cutShort(): CutShort;
  /** Lets go of timer and signals. */
  release(): void;
}

/** @param ms milliseconds; null for no time of its own */
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

/** Waits so many milliseconds. @throws CourtsideError `client.aborted` */
export function sleep(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  let cancel: () => void = () => undefined;
  const slept = new Promise<void>((resolve) => {
    cancel = clock.after(ms, resolve);
  });
  return until(signal, slept).finally(() => cancel());
}
