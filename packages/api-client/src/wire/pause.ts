/**
 * Yields the thread to waiting tasks. Not by `scheduler.yield`, which would continue before all other waiting tasks.
 */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
