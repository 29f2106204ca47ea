import { abortedFault } from './share.ts';

/** Waits for the promise until the signal aborts. @throws CourtsideError `client.aborted` */
export function until<T>(signal: AbortSignal | undefined, promise: Promise<T>): Promise<T> {
  if (signal === undefined) return promise;
  return new Promise((resolve, reject) => {
    const leave = () => reject(abortedFault(signal.reason));
    if (signal.aborted) return leave();
    signal.addEventListener('abort', leave, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
