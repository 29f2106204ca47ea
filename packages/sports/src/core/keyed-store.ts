import type { Cancel } from '@courtside/kernel';

export interface KeyedStore<Value> {
  get(key: string): Value | undefined;
  /** Readers of the key see it at the next flush; of several values in between, the latest wins. */
  set(key: string, value: Value): void;
  delete(key: string): void;
  subscribe(key: string, listener: () => void): () => void;
  /** Shows what was set, now. */
  flush(): void;
  dispose(): void;
}

/**
 * Values that change many times a second, outside Redux: a listener hears of its own key only, once a flush.
 *
 * @param schedule runs a task before the next frame
 */
export function createKeyedStore<Value>(schedule: (task: () => void) => Cancel): KeyedStore<Value> {
  const shown = new Map<string, Value>();
  const waiting = new Map<string, Value | undefined>();
  const listeners = new Map<string, Set<() => void>>();
  let cancel: Cancel | null = null;

  function flush() {
    cancel?.();
    cancel = null;
    const changed = [...waiting];
    waiting.clear();
    for (const [key, value] of changed) {
      if (value === undefined) shown.delete(key);
      else shown.set(key, value);
    }
    for (const [key] of changed) {
      for (const listener of Array.from(listeners.get(key) ?? [])) listener();
    }
  }

  function put(key: string, value: Value | undefined) {
    waiting.set(key, value);
    cancel ??= schedule(flush);
  }

  return {
    get: (key) => shown.get(key),
    set: put,
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
      listeners.clear();
    },
  };
}
