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
}

/**
 * Shows short messages from any part of an app. `ToastRegion` displays them; until it is mounted (it may be in a
 * separate chunk) they wait.
 */
export function createToaster(): Toaster {
  let taker: ((message: ToastMessage) => void) | null = null;
  let waiting: ToastMessage[] = [];
  return {
    show(text, tone = 'info') {
      if (taker) taker({ text, tone });
      else waiting.push({ text, tone });
    },
    connect(take) {
      taker = take;
      for (const message of waiting) take(message);
      waiting = [];
      return () => {
        if (taker === take) taker = null;
      };
    },
  };
}
