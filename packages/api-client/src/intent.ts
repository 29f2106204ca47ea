import { uuidFrom, type KeyValueStore, type Random } from '@courtside/kernel';
import { isOutcomeKnown } from './is-outcome-known.ts';

/** One thing that a member means to do with money, under one key for as long as its outcome is not known. */
export interface Intent {
  /** The current key. */
  key(): string;
  /**
   * Sends with the key. While it is under way a second `run` joins it. After a success or a refusal the next one has a
   * new key; after a fault that leaves the outcome open it has the same, so that nothing is done twice.
   */
  run<T>(send: (key: string) => Promise<T>): Promise<T>;
  /** Ends the intent: its outcome was learned in another way, or nothing was ever sent. */
  settle(): void;
}

const PREFIX = 'courtside.intent.';
const SHAPE = /^[0-9a-f-]{36}$/;

/**
 * @param kept keeps the key over a reload, under this name
 *
 * @example
 * const deposit = newIntent(systemRandom());
 * await deposit.run((key) => client.call('/fd/api/v1/payment/pay', { channelId, amount, key }, { retry: true }));
 */
export function newIntent(random: Random, kept?: { storage: KeyValueStore; name: string }): Intent {
  const stored = kept?.storage.get(PREFIX + kept.name) ?? null;
  let current = stored !== null && SHAPE.test(stored) ? stored : null;
  let underWay: Promise<unknown> | null = null;

  function key(): string {
    if (current === null) {
      current = uuidFrom(random);
      kept?.storage.set(PREFIX + kept.name, current);
    }
    return current;
  }
  function settle(): void {
    current = null;
    kept?.storage.remove(PREFIX + kept.name);
  }
  async function send<T>(work: (key: string) => Promise<T>): Promise<T> {
    try {
      const outcome = await work(key());
      settle();
      return outcome;
    } catch (fault) {
      if (isOutcomeKnown(fault)) settle();
      throw fault;
    } finally {
      underWay = null;
    }
  }
  return {
    key,
    settle,
    run<T>(work: (key: string) => Promise<T>) {
      underWay ??= send(work);
      return underWay as Promise<T>;
    },
  };
}
