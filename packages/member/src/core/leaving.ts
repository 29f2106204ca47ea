import type { KeyValueStore } from '@courtside/kernel';

/** Ids that were sent to be removed and not answered yet, kept in the tab so that a reload does not lose them. */
export interface Leaving {
  read(): readonly string[];
  add(ids: readonly string[]): void;
  remove(ids: readonly string[]): void;
}

/** More than anyone removes at a time. */
const MOST = 200;

/**
 * @param store of the tab
 * @param key of one list of one member
 * @example const leaving = createLeaving(tabStorage, `courtside.leaving.letters.${userId}`);
 */
export function createLeaving(store: KeyValueStore, key: string): Leaving {
  const read = (): readonly string[] => {
    try {
      const kept: unknown = JSON.parse(store.get(key) ?? '[]');
      return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, MOST) : [];
    } catch {
      return [];
    }
  };
  const write = (ids: readonly string[]) => {
    if (ids.length === 0) store.remove(key);
    else store.set(key, JSON.stringify(ids.slice(0, MOST)));
  };
  return {
    read,
    add: (ids) => write([...new Set([...read(), ...ids])]),
    remove: (ids) => write(read().filter((id) => !ids.includes(id))),
  };
}
