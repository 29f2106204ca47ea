import type { KeyValueStore } from '@courtside/kernel';

/** A value that the device keeps. */
export interface KeptStore<T> {
  current(): T;
  subscribe(listener: () => void): () => void;
  set(next: T): void;
}

/**
 * One store for each storage, of a value that is kept there as JSON.
 *
 * @param key under which it is kept
 * @param read makes a value of what was kept; of null where nothing was, or nothing that can be read
 * @param extend adds what can be done with it
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
    // Somebody else's, or damaged: as if there were nothing.
    return null;
  }
}

/** The texts of a kept list, the latest ones where there are too many. */
export const textsOf = (value: unknown, most: number): readonly string[] =>
  Array.isArray(value)
    ? value.filter((each): each is string => typeof each === 'string').slice(-most)
    : [];

/** A list with a text put in as the latest, or taken out where it was in; the oldest leaves where there are too many. */
export const toggled = (list: readonly string[], text: string, most: number): readonly string[] =>
  list.includes(text) ? list.filter((each) => each !== text) : [...list, text].slice(-most);
