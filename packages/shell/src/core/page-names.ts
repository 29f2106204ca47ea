/** Names of pages that share one route and its title, such as the pages of single matches. */
export interface PageNames {
  /** The name of the page at a path, or null when it has only the route's title. */
  of(path: string): string | null;
  /** Gives a page its name; an empty name removes it. */
  give(path: string, name: string): void;
  subscribe(listener: () => void): () => void;
  /** Grows with each change. */
  readonly version: number;
}

/**
 * Keeps the names for as long as the document lives: a tab in the row of visited pages outlives its screen.
 *
 * @example
 * const names = createPageNames();
 * names.give('/game/sport/match/1', '利物浦 对 切尔西');
 * names.of('/game/sport/match/1'); // '利物浦 对 切尔西'
 */
export function createPageNames(): PageNames {
  const names = new Map<string, string>();
  const listeners = new Set<() => void>();
  let version = 0;
  return {
    get version() {
      return version;
    },
    of: (path) => names.get(path) ?? null,
    give(path, name) {
      if ((names.get(path) ?? '') === name) return;
      if (name === '') names.delete(path);
      else names.set(path, name);
      version += 1;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
