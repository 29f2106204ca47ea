/** Whether the browser is online; always online where there is no window, as on a server. */
export function browserNetwork(): {
  online(): boolean;
  subscribe(listener: () => void): () => void;
} {
  return {
    online: () => globalThis.navigator?.onLine !== false,
    subscribe(listener) {
      if (typeof globalThis.addEventListener !== 'function') return () => undefined;
      const events = ['online', 'offline'] as const;
      for (const name of events) globalThis.addEventListener(name, listener);
      return () => {
        for (const name of events) globalThis.removeEventListener(name, listener);
      };
    },
  };
}
