import type { KeyValueStore } from '@courtside/kernel';

/** A page as one entry of the history left it. */
export interface LeftPage {
  /** Names the entry, as `read` takes it. */
  readonly entry: string;
  /** With its question mark, or empty. */
  readonly search: string;
}

/** What pages keep for each entry of a tab's history, such as where it was scrolled to and what was searched for in it. */
export interface EntryStore {
  /** What an entry keeps under a name, as it was written; undefined where it keeps nothing. */
  read(entry: string, name: string): unknown;
  /** Whether a page was shown in the entry, or kept anything in it. */
  has(entry: string): boolean;
  /** @param value what JSON can hold */
  write(entry: string, name: string, value: unknown): void;
  /** Notes that a page is shown in an entry. Entries that were shown longest ago are forgotten. */
  visit(path: string, page: LeftPage): void;
  /** Of these pages the one that was shown last, and in which entry. The letters of a path count in any case. */
  last(...paths: readonly string[]): (LeftPage & { readonly path: string }) | undefined;
  /** Lets an entry begin with what another keeps, unless it keeps something itself. */
  copy(from: string, to: string): void;
  /** Puts everything into the tab's storage; until then it is in memory alone. */
  save(): void;
  clear(): void;
}

const KEY = 'courtside.entries';
const MOST = 50;

interface Kept {
  /** The one that was shown last comes last. */
  readonly entries: readonly (readonly [string, Readonly<Record<string, unknown>>])[];
  readonly pages: readonly (readonly [string, LeftPage])[];
}

/** Whether these are what a `Map` of texts to records is made of. */
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
    // Somebody else's, or damaged: nothing is known of the entries.
  }
  return { entries: [], pages: [] };
}

/**
 * The entries of one tab.
 *
 * @param storage of the tab; without it nothing outlives a reload
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
      // As the router matches them.
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
