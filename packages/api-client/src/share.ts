import { CourtsideError } from '@courtside/kernel';

/** One piece of work that several callers wait for. */
export interface Shared<T> {
  /** Waits for the outcome; the signal ends this wait alone. The work is aborted when no caller waits any more. */
  join(signal?: AbortSignal): Promise<T>;
  /** Whether all callers have given up, so that no other may join. */
  abandoned(): boolean;
}

export const abortedFault = (cause?: unknown): CourtsideError =>
  new CourtsideError('The call was aborted', { code: 'client.aborted', kind: 'aborted', cause });

/** Starts the work in the same turn, after the first caller has joined. */
export function share<T>(start: (signal: AbortSignal) => Promise<T>): Shared<T> {
  const abort = new AbortController();
  const work = Promise.resolve().then(() => {
    abort.signal.throwIfAborted();
    return start(abort.signal);
  });
  // Waiting callers get the failure; without any, it must not count as unhandled.
  work.catch(() => undefined);
  let waiting = 0;
  return {
    abandoned: () => abort.signal.aborted,
    join(signal) {
      if (signal?.aborted) {
        if (waiting === 0) abort.abort();
        return Promise.reject(abortedFault(signal.reason));
      }
      waiting += 1;
      return new Promise<T>((resolve, reject) => {
        const leave = () => {
          waiting -= 1;
          if (waiting === 0) abort.abort();
          reject(abortedFault(signal?.reason));
        };
        const done = () => signal?.removeEventListener('abort', leave);
        signal?.addEventListener('abort', leave, { once: true });
        work.then(resolve, reject).finally(done);
      });
    },
  };
}
