import type { KeyValueStore } from './key-value-store.ts';

/** Texts that one screen passes to the next. */
export interface OneTimeStore {
  /** Stores a text under a name, in place of an earlier one. */
  put(name: string, text: string): void;
  /** Reads and removes the text. @returns null where there is none, or it was read already */
  take(name: string): string | null;
}

const PREFIX = 'courtside.once.';

/**
 * One-time data (spec access 4) over a store, such as that of the tab: reading a text removes it.
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
