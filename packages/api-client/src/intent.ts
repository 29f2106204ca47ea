import { uuidFrom, type KeyValueStore, type Random } from '@courtside/kernel';
import { isOutcomeKnown } from './is-outcome-known.ts';

/** One money action of a member, under one idempotency key until its outcome is known. */
export interface Intent {
  /** The current key. */
  key(): string;
  /**
   * Sends with the key. A second `run` meanwhile joins the first. After a success or a refusal the next one has a new
   * key; after a fault that leaves the outcome open it has the same key, so that nothing is done twice.
   */
  run<T>(send: (key: string) => Promise<T>): Promise<T>;
  /** Drops the key, when the outcome was learned in another way or nothing was sent. */
  settle(): void;
}

const PREFIX = 'courtside.intent.';
const SHAPE = /^[0-9a-f-]{36}$/;

/**
 * @param kept storage and name under which the key survives a reload
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
