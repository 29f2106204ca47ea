import type { KeyValueStore } from '@courtside/kernel';

/** A page as it was last shown in a history entry. */
export interface LeftPage {
  /** Name of the entry, as `read` takes it. */
  readonly entry: string;
  /** Query with its question mark, or empty. */
  readonly search: string;
}

/** State that pages keep for each entry of a tab's history, such as its scroll position and search text. */
export interface EntryStore {
  /** The value that an entry keeps under a name; undefined when it keeps none. */
  read(entry: string, name: string): unknown;
  /** Whether a page was shown in the entry, or stored a value in it. */
  has(entry: string): boolean;
  /** @param value a JSON value */
  write(entry: string, name: string, value: unknown): void;
  /** Records that a page is shown in an entry. Only the 50 most recently used entries are kept. */
  visit(path: string, page: LeftPage): void;
  /** The most recently shown of these pages, with its entry. Paths are compared without regard to case. */
  last(...paths: readonly string[]): (LeftPage & { readonly path: string }) | undefined;
  /** Copies the values of one entry to another, unless the other has values itself. */
  copy(from: string, to: string): void;
  /** Writes everything to the tab's storage; until then it is only in memory. */
  save(): void;
  clear(): void;
}

const KEY = 'courtside.entries';
const MOST = 50;

interface Kept {
  /** In order of use, the most recent last. */
  readonly entries: readonly (readonly [string, Readonly<Record<string, unknown>>])[];
  readonly pages: readonly (readonly [string, LeftPage])[];
}

/** Whether the value is a list of pairs of a string and an object. */
function arePairs<Value>(pairs: unknown): pairs is readonly (readonly [string, Value])[] {
  return (
    Array.isArray(pairs) &&
    pairs.every(
      (pair: unknown) =>
        Array.isArray(pair) &&
        pair.length === 2 &&
        typeof pair[0] === 'string' &&
        typeof pair[1] === 'object' &&
        pair[1] !== null,
    )
  );
}

function readKept(text: string | null): Kept {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Kept> | null;
    const { entries, pages } = kept ?? {};
    if (arePairs(entries) && arePairs(pages)) return { entries, pages };
  } catch {
    // Written by other code, or damaged: no entries are known.
  }
  return { entries: [], pages: [] };
}

/**
 * The entries of one tab.
 *
 * @param storage of the tab; without it nothing survives a reload
 * @example
 * const entries = createEntryStore(services.tabStorage);
 * entries.write('k3x9', 'search', '皇马');
 */
export function createEntryStore(storage?: KeyValueStore): EntryStore {
  const kept = readKept(storage?.get(KEY) ?? null);
  const entries = new Map(kept.entries);
  const pages = new Map(kept.pages);

  function put(entry: string, values: Readonly<Record<string, unknown>>) {
    entries.delete(entry);
    entries.set(entry, values);
    const [oldest] = entries.keys();
    if (entries.size > MOST && oldest !== undefined) entries.delete(oldest);
  }

  return {
    read: (entry, name) => entries.get(entry)?.[name],
    has: (entry) => entries.has(entry),
    write: (entry, name, value) => put(entry, { ...entries.get(entry), [name]: value }),
    visit(path, page) {
      put(page.entry, entries.get(page.entry) ?? {});
      pages.delete(path);
      pages.set(path, page);
      const [oldest] = pages.keys();
      if (pages.size > MOST && oldest !== undefined) pages.delete(oldest);
    },
    last(...paths) {
      // The router also ignores case.
      const asked = paths.join('\n').toLowerCase().split('\n');
      const found = [...pages].findLast(([path]) => asked.includes(path.toLowerCase()));
      return found && { path: found[0], ...found[1] };
    },
    copy(from, to) {
      const values = entries.get(from);
      if (values && Object.keys(entries.get(to) ?? {}).length === 0) put(to, values);
    },
    save: () => storage?.set(KEY, JSON.stringify({ entries: [...entries], pages: [...pages] })),
    clear() {
      entries.clear();
      pages.clear();
      storage?.remove(KEY);
    },
  };
}
