import type { Cancel } from '@courtside/kernel';

export interface KeyedStore<Value> {
  get(key: string): Value | undefined;
  /** Sets a value that readers of the key see at the next flush; of several values in between, the latest wins. */
  set(key: string, value: Value): void;
  /** As `set`, for a change that listeners of the key do not draw: they are not called. */
  replace(key: string, value: Value): void;
  delete(key: string): void;
  subscribe(key: string, listener: () => void): () => void;
  /** Shows the pending values now. */
  flush(): void;
  dispose(): void;
}

/**
 * Values that change many times a second, outside Redux: a listener is called for its own key only, once a flush.
 *
 * @param schedule runs a task before the next frame
 * @param onShown called with the keys of each flush, after their listeners
 */
export function createKeyedStore<Value>(
  schedule: (task: () => void) => Cancel,
  onShown?: (keys: readonly string[]) => void,
): KeyedStore<Value> {
  const shown = new Map<string, Value>();
  const waiting = new Map<string, Value | undefined>();
  /** Pending keys whose listeners are not called. */
  const quiet = new Set<string>();
  const listeners = new Map<string, Set<() => void>>();
  let cancel: Cancel | null = null;

  function flush() {
    cancel?.();
    cancel = null;
    const changed = [...waiting];
    const untold = new Set(quiet);
    waiting.clear();
    quiet.clear();
    for (const [key, value] of changed) {
      if (value === undefined) shown.delete(key);
      else shown.set(key, value);
    }
    for (const [key] of changed) {
      if (untold.has(key)) continue;
      for (const listener of Array.from(listeners.get(key) ?? [])) listener();
    }
    if (changed.length > 0) onShown?.(changed.map(([key]) => key));
  }

  function put(key: string, value: Value | undefined, isQuiet = false) {
    if (!isQuiet) quiet.delete(key);
    else if (!waiting.has(key)) quiet.add(key);
    waiting.set(key, value);
    cancel ??= schedule(flush);
  }

  return {
    get: (key) => shown.get(key),
    set: (key, value) => put(key, value),
    replace: (key, value) => put(key, value, true),
    delete: (key) => put(key, undefined),
    subscribe(key, listener) {
      const set = listeners.get(key) ?? new Set();
      listeners.set(key, set);
      set.add(listener);
      return () => {
        set.delete(listener);
        if (set.size === 0 && listeners.get(key) === set) listeners.delete(key);
      };
    },
    flush,
    dispose() {
      cancel?.();
      cancel = null;
      waiting.clear();
      quiet.clear();
      listeners.clear();
    },
  };
}
