import type { KeyValueStore } from '@courtside/kernel';

const KEY = 'courtside.hideBalance';

/** Whether the balance is covered, as for somebody who is not alone; kept on this device. */
export interface BalanceCover {
  /** False until somebody chose. */
  current(): boolean;
  choose(covered: boolean): void;
  subscribe(listener: () => void): () => void;
}

/** @example createBalanceCover(browserPlatform().storage).choose(true); */
export function createBalanceCover(storage: KeyValueStore): BalanceCover {
  const listeners = new Set<() => void>();
  return {
    current: () => storage.get(KEY) === '1',
    choose(covered) {
      storage.set(KEY, covered ? '1' : '0');
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
