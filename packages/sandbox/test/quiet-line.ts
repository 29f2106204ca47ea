import type { FakeClock } from '@courtside/kernel/testing';
import type { SignedClient } from './signed-client.ts';

/** A turn of the event loop: whatever follows from answers that have come has happened after it. */
const turn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/**
 * Watches the calls of a client, so that a test waits for the answers to what was asked, however long the gateway takes.
 *
 * @example
 * const { client, quiet } = watchLine(await site.member('member1', '100.00'));
 * tab.submit(wanted);
 * await quiet(); // every call that this led to is answered
 */
export function watchLine(real: SignedClient): { client: SignedClient; quiet(): Promise<void> } {
  const underway = new Set<Promise<unknown>>();
  function watched<T>(work: Promise<T>): Promise<T> {
    const ended = work.then(
      () => void underway.delete(ended),
      () => void underway.delete(ended),
    );
    underway.add(ended);
    return work;
  }
  return {
    client: {
      ...real,
      call: (...call) => watched(real.call(...call)),
      get: (...call) => watched(real.get(...call)),
      sports: (...call) => watched(real.sports(...call)),
    },
    async quiet() {
      await turn();
      while (underway.size > 0) {
        await Promise.all(underway);
        await turn();
      }
    },
  };
}

/** Lets time pass second by second; what a page asks meanwhile is answered before the next one. */
export const secondsPass =
  (clock: FakeClock, quiet: () => Promise<void>) =>
  async (seconds: number): Promise<void> => {
    for (let second = 0; second < seconds; second += 1) {
      clock.advance(1000);
      await quiet();
    }
  };
