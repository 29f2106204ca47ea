import type { FakeClock } from '@courtside/kernel/testing';

const STEP_MS = 50;

/** Moves the clock on in small steps for as long as the promise has not settled. */
export async function patiently<T>(clock: FakeClock, promise: Promise<T>): Promise<T> {
  let settled = false;
  const settle = () => void (settled = true);
  promise.then(settle, settle);
  for (;;) {
    await new Promise((resolve) => setImmediate(resolve));
    if (settled) return promise;
    clock.advance(STEP_MS);
  }
}
