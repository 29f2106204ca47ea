export type ToastTone = 'info' | 'success' | 'error';

export interface ToastMessage {
  text: string;
  tone: ToastTone;
}

export interface Toaster {
  /** Shows a line at the bottom for some seconds. */
  show(text: string, tone?: ToastTone): void;
  /** Takes what is shown from now on, and first what has not been taken yet; returns what ends it. */
  connect(take: (message: ToastMessage) => void): () => void;
}

/**
 * What any part of an app says its short messages through. `ToastRegion` shows them; until it is there (it may come in
 * a chunk of its own) they wait.
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
