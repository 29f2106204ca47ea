/**
 * Lets the thread do what waits for it, then goes on. Not by `scheduler.yield`, after which this side would come before
 * everything else that waits.
 */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
