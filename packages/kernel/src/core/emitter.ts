export interface Emitter<Events extends object> {
  on<Name extends keyof Events>(name: Name, listener: (payload: Events[Name]) => void): () => void;
  emit<Name extends keyof Events>(name: Name, payload: Events[Name]): void;
  clear(): void;
}

/**
 * A typed event emitter. A listener that throws does not stop the others from getting the event; the first fault is
 * thrown again once all have been called.
 *
 * @example
 * const bus = createEmitter<{ login: { userId: string } }>();
 * const off = bus.on('login', ({ userId }) => remember(userId));
 */
export function createEmitter<Events extends object>(): Emitter<Events> {
  const listeners = new Map<keyof Events, Set<(payload: never) => void>>();
  return {
    on(name, listener) {
      const set = listeners.get(name) ?? new Set();
      listeners.set(name, set);
      const own = (payload: never) => listener(payload);
      set.add(own);
      return () => void set.delete(own);
    },
    emit(name, payload) {
      const faults: unknown[] = [];
      // A copy: a listener added during the emit gets the next event only.
      for (const listener of Array.from(listeners.get(name) ?? [])) {
        try {
          (listener as (value: typeof payload) => void)(payload);
        } catch (fault) {
          faults.push(fault);
        }
      }
      if (faults.length > 0) throw faults[0];
    },
    clear() {
      listeners.clear();
    },
  };
}
