import type { KeyValueStore } from '@courtside/kernel';

/** A value that is kept on the device. */
export interface KeptStore<T> {
  current(): T;
  subscribe(listener: () => void): () => void;
  set(next: T): void;
}

/**
 * A factory of one store for each storage, whose value is kept there as JSON.
 *
 * @param key of the storage
 * @param read makes the value from the stored data; gets null where there is none, or it cannot be parsed
 * @param extend adds the actions of the store
 * @example
 * const marks = keptStore('courtside.marks', idsOf, (store) => ({ ...store, clear: () => store.set([]) }));
 * marks(services.storage).clear();
 */
export function keptStore<T, S extends Pick<KeptStore<T>, 'current' | 'subscribe'>>(
  key: string,
  read: (kept: unknown) => T,
  extend: (store: KeptStore<T>) => S,
): (storage: KeyValueStore) => S {
  const stores = new WeakMap<KeyValueStore, S>();
  return (storage) => {
    const known = stores.get(storage);
    if (known) return known;
    const listeners = new Set<() => void>();
    let now = read(parsed(storage.get(key)));
    const made = extend({
      current: () => now,
      subscribe(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      set(next) {
        now = next;
        storage.set(key, JSON.stringify(now));
        for (const listener of Array.from(listeners)) listener();
      },
    });
    stores.set(storage, made);
    return made;
  };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    // Damaged, or written by other code: treated as empty.
    return null;
  }
}

/** The texts of a stored list; only the latest `most` where there are too many. */
export const textsOf = (value: unknown, most: number): readonly string[] =>
  Array.isArray(value)
    ? value.filter((each): each is string => typeof each === 'string').slice(-most)
    : [];

/** Adds a text to a list as the latest, or removes it where it is there; with too many the oldest is dropped. */
export const toggled = (list: readonly string[], text: string, most: number): readonly string[] =>
  list.includes(text) ? list.filter((each) => each !== text) : [...list, text].slice(-most);
