/** Code or data that is loaded once, and can be requested again after a failure. */
export interface Chunk<T> {
  /** The same promise until `retry`, so that React can wait for it. */
  load(): Promise<T>;
  /** Forgets a failure, so that the next `load` requests again. A loaded or pending chunk is kept. */
  retry(): void;
}

/** @example const chunk = createChunk(() => import('./screen.tsx')); */
export function createChunk<T>(load: () => Promise<T>): Chunk<T> {
  let asked: Promise<T> | null = null;
  let failed = false;
  return {
    load() {
      if (asked) return asked;
      failed = false;
      const asking = load();
      asked = asking;
      asking.catch(() => {
        if (asked === asking) failed = true;
      });
      return asking;
    },
    retry() {
      if (failed) asked = null;
    },
  };
}
