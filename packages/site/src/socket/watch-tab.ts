import type { Cancel, Clock } from '@courtside/kernel';

export interface WatchTabOptions {
  page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  clock: Pick<Clock, 'after'>;
  /** The tab has been hidden for a minute. */
  onRest: () => void;
  /** The tab is looked at again; called only after `onRest`. */
  onReturn: () => void;
}

/** Whoever looks something up in another tab finds the board as it is when they come back within this time. */
const REST_MS = 60_000;

/** Tells when a tab that nobody looks at may rest; one that can be seen never does. @returns ends it */
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
