import type { KeyValueStore } from '@courtside/kernel';

const KEY = 'courtside.hideBalance';

/** Whether the balance is hidden, such as when others can see the screen; stored on this device. */
export interface BalanceCover {
  /** False until a choice is made. */
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
