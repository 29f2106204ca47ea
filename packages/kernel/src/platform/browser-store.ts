import { memoryStore, type KeyValueStore } from '../core/key-value-store.ts';

/**
 * `localStorage` (or `sessionStorage`) as a store. Where the browser refuses storage, or its quota is used up, values
 * are kept in memory instead: the page works, but they are lost when it is closed.
 */
export function browserStore(area: 'local' | 'session' = 'local'): KeyValueStore {
  const fallback = memoryStore();
  const storage = (): Storage | null => {
    try {
      return area === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
    } catch {
      return null;
    }
  };
  return {
    get: (key) => fallback.get(key) ?? storage()?.getItem(key) ?? null,
    set(key, value) {
      try {
        const target = storage();
        if (!target) throw new Error('no storage');
        target.setItem(key, value);
        fallback.remove(key);
      } catch {
        fallback.set(key, value);
      }
    },
    remove(key) {
      fallback.remove(key);
      storage()?.removeItem(key);
    },
    keys() {
      const target = storage();
      const own = target
        ? Array.from({ length: target.length }, (_, index) => target.key(index) ?? '')
        : [];
      return [...new Set([...own, ...fallback.keys()])];
    },
  };
}
