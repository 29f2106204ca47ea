import type { KeyValueStore } from '@courtside/kernel';

/** A decrypted value of the member. */
export interface DecryptedEntry {
  readonly data: string;
  /** Whether the gateway has confirmed the value; false when it was only typed in here. */
  readonly verified: boolean;
}

/** Decrypted values, stored under `DD_` and their name (spec access 3). */
export interface DecryptedCache {
  /** Returns null for a missing entry, and for one that this package has not written. */
  get(name: string): DecryptedEntry | null;
  put(name: string, data: string, verified?: boolean): void;
  /** Marks an existing entry as verified. */
  verify(name: string): void;
  /** Removes all entries. */
  clear(): void;
}

const PREFIX = 'DD_';
/** Most characters of an entry: longer than any name, number or address that is sealed. */
const LONGEST = 4_096;

/** @example const cache = createDecryptedCache(memoryStore()); */
export function createDecryptedCache(storage: KeyValueStore): DecryptedCache {
  const get = (name: string): DecryptedEntry | null => {
    const text = storage.get(PREFIX + name);
    return text === null || text.length > LONGEST ? null : read(text);
  };
  const put = (name: string, data: string, verified = false): void =>
    storage.set(PREFIX + name, JSON.stringify({ data, verified } satisfies DecryptedEntry));
  return {
    get,
    put,
    verify(name) {
      const entry = get(name);
      if (entry) put(name, entry.data, true);
    },
    clear() {
      for (const key of storage.keys()) if (key.startsWith(PREFIX)) storage.remove(key);
    },
  };
}

function read(text: string): DecryptedEntry | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const { data, verified } = value as Partial<Record<string, unknown>>;
    return typeof data === 'string' && typeof verified === 'boolean' ? { data, verified } : null;
  } catch {
    return null;
  }
}
