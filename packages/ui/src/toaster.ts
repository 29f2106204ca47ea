export type ToastTone = 'info' | 'success' | 'error';

export interface ToastMessage {
  text: string;
  tone: ToastTone;
}

export interface Toaster {
  /** Shows a line at the bottom for some seconds. */
  show(text: string, tone?: ToastTone): void;
  /** Passes all later messages to `take`, and first those that wait; returns a function that disconnects. */
  connect(take: (message: ToastMessage) => void): () => void;
  /** Calls back once a message waits for a region, at once if one does; returns a function that stops it. */
  onWaiting(listener: () => void): () => void;
}

/**
 * Shows short messages from any part of an app. `ToastRegion` displays them; until it is mounted (it may be in a
 * separate chunk) they wait.
 */
export function createToaster(): Toaster {
  let taker: ((message: ToastMessage) => void) | null = null;
  let waiting: ToastMessage[] = [];
  const listeners = new Set<() => void>();
  return {
    show(text, tone = 'info') {
      if (taker) {
        taker({ text, tone });
        return;
      }
      waiting.push({ text, tone });
      for (const listener of Array.from(listeners)) listener();
      listeners.clear();
    },
    connect(take) {
      taker = take;
      for (const message of waiting) take(message);
      waiting = [];
      return () => {
        if (taker === take) taker = null;
      };
    },
    onWaiting(listener) {
      if (waiting.length > 0) listener();
      else listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
