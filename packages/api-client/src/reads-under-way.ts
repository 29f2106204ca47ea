import { share, type Shared } from './share.ts';

export interface ReadsUnderWay {
  /** Joins the pending read of this key, or starts one. */
  join<T>(
    key: string,
    signal: AbortSignal | undefined,
    start: (signal: AbortSignal) => Promise<T>,
  ): Promise<T>;
  /** Stops sharing the pending reads: the data may have changed since they were sent. */
  close(): void;
}

/** Shares one request among equal reads that are pending at the same time. */
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
