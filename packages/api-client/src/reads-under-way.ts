import { share, type Shared } from './share.ts';

export interface ReadsUnderWay {
  /** Joins the read of this key that is under way, or begins it. */
  join<T>(
    key: string,
    signal: AbortSignal | undefined,
    start: (signal: AbortSignal) => Promise<T>,
  ): Promise<T>;
  /** From now on no caller joins a read that is under way: the data may have changed since it was sent. */
  close(): void;
}

/** Lets reads that are the same and under way at the same time be one request. */
export function createReadsUnderWay(): ReadsUnderWay {
  let open = new Map<string, Shared<unknown>>();
  return {
    join<T>(
      key: string,
      signal: AbortSignal | undefined,
      start: (signal: AbortSignal) => Promise<T>,
    ) {
      const begun = open.get(key);
      if (begun && !begun.abandoned()) return begun.join(signal) as Promise<T>;
      const mine = open;
      const made = share(async (abort) => {
        try {
          return await start(abort);
        } finally {
          if (mine.get(key) === made) mine.delete(key);
        }
      });
      mine.set(key, made);
      return made.join(signal);
    },
    close: () => void (open = new Map()),
  };
}
