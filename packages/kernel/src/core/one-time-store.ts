import type { KeyValueStore } from './key-value-store.ts';

/** What one screen leaves for the next. */
export interface OneTimeStore {
  /** Leaves a text under a name, in place of what was left there before. */
  put(name: string, text: string): void;
  /** Reads what was left, which empties it. @returns null where nothing was left, or it was read already */
  take(name: string): string | null;
}

const PREFIX = 'courtside.once.';

/**
 * One-time data (spec access 4) over a store, such as that of the tab: what is read is gone.
 *
 * @example
 * const once = createOneTimeStore(memoryStore());
 * once.put('feedback', 'OU1');
 * once.take('feedback'); // 'OU1'
 * once.take('feedback'); // null
 */
export function createOneTimeStore(storage: KeyValueStore): OneTimeStore {
  return {
    put: (name, text) => storage.set(PREFIX + name, text),
    take(name) {
      const text = storage.get(PREFIX + name);
      storage.remove(PREFIX + name);
      return text;
    },
  };
}
