/** String storage in the shape of `localStorage`, so that a store can be kept anywhere. */
export interface KeyValueStore {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): string[];
}

/** A store that lives as long as the object does: for servers, tests and browsers that refuse storage. */
export function memoryStore(initial: Readonly<Record<string, string>> = {}): KeyValueStore {
  const map = new Map(Object.entries(initial));
  return {
    get: (key) => map.get(key) ?? null,
    set: (key, value) => void map.set(key, value),
    remove: (key) => void map.delete(key),
    keys: () => [...map.keys()],
  };
}
