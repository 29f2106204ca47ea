import type { Clock } from '@courtside/kernel';
import { share, type Shared } from './share.ts';

export interface AnswerCache {
  get<T>(
    path: string,
    key: string,
    maxAgeMs: number,
    load: (signal: AbortSignal) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T>;
  forget(path?: string): void;
}

interface Entry {
  path: string;
  at: number;
  answer: Shared<unknown>;
}

/** Most answers that are kept; a page makes a few dozen calls. */
const CAPACITY = 200;

/**
 * Keeps the most recently used answers by path and payload. A failure is not kept; concurrent callers share one call,
 * and a caller that aborts does not end it for the others.
 */
export function createAnswerCache(clock: Clock, capacity: number = CAPACITY): AnswerCache {
  // A map keeps the order of insertion, so the first entry is the least recently used one.
  const entries = new Map<string, Entry>();
  return {
    get<T>(
      path: string,
      key: string,
      maxAgeMs: number,
      load: (signal: AbortSignal) => Promise<T>,
      signal?: AbortSignal,
    ) {
      const id = `${path}\n${key}`;
      const kept = entries.get(id);
      entries.delete(id);
      if (kept && !kept.answer.abandoned() && clock.now() - kept.at < maxAgeMs) {
        entries.set(id, kept);
        return kept.answer.join(signal) as Promise<T>;
      }
      const entry: Entry = {
        path,
        at: clock.now(),
        answer: share(async (abort) => {
          try {
            return await load(abort);
          } catch (error) {
            if (entries.get(id) === entry) entries.delete(id);
            throw error;
          }
        }),
      };
      entries.set(id, entry);
      const [oldest] = entries.keys();
      if (entries.size > capacity && oldest !== undefined) entries.delete(oldest);
      return entry.answer.join(signal) as Promise<T>;
    },
    forget(path) {
      for (const [id, entry] of entries) {
        if (path === undefined || entry.path === path) entries.delete(id);
      }
    },
  };
}
