import type { Clock } from '@courtside/kernel';

export interface AnswerCache {
  get<T>(path: string, key: string, maxAgeMs: number, load: () => Promise<T>): Promise<T>;
  forget(path?: string): void;
}

/** Keeps answers by path and payload. A failure is not kept, and callers of the same moment share one call. */
export function createAnswerCache(clock: Clock): AnswerCache {
  const entries = new Map<string, { path: string; at: number; answer: Promise<unknown> }>();
  return {
    get<T>(path: string, key: string, maxAgeMs: number, load: () => Promise<T>) {
      const id = `${path}\n${key}`;
      const kept = entries.get(id);
      if (kept && clock.now() - kept.at < maxAgeMs) return kept.answer as Promise<T>;
      const answer = load();
      const entry = { path, at: clock.now(), answer };
      entries.set(id, entry);
      answer.catch(() => {
        if (entries.get(id) === entry) entries.delete(id);
      });
      return answer;
    },
    forget(path) {
      for (const [id, entry] of entries) {
        if (path === undefined || entry.path === path) entries.delete(id);
      }
    },
  };
}
