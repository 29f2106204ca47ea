import type { Cancel, Clock } from '@courtside/kernel';

export interface WatchTabOptions {
  page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  clock: Pick<Clock, 'after'>;
  /** Called when the tab has been hidden for a minute. */
  onRest: () => void;
  /** Called when the tab is visible again, only after `onRest`. */
  onReturn: () => void;
}

/** A member who looks at another tab for less than this time finds the board up to date. */
const REST_MS = 60_000;

/** Reports when a hidden tab may rest; a visible one never does. @returns stops it */
export function watchTab({ page, clock, onRest, onReturn }: WatchTabOptions): () => void {
  let cancel: Cancel | null = null;
  let resting = false;

  function changed() {
    if (page.visibilityState === 'hidden') {
      cancel ??= clock.after(REST_MS, () => {
        resting = true;
        onRest();
      });
      return;
    }
    cancel?.();
    cancel = null;
    if (!resting) return;
    resting = false;
    onReturn();
  }

  page.addEventListener('visibilitychange', changed);
  changed();
  return () => {
    page.removeEventListener('visibilitychange', changed);
    cancel?.();
  };
}
