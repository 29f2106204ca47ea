import type { Clock } from '@courtside/kernel';
import { focusMainIfLost } from '@courtside/ui';
import { useEffect, useRef } from 'react';

/** A dialog that closes with the change gives the focus back when it is gone, to what may have gone as well. */
const DIALOG_CLOSES_MS = 500;

/**
 * Moves the focus to the page's main part when a change took away what had it: a reader at the keyboard then goes on
 * from the screen, and not from the first link of the page.
 *
 * @param change another value is another page or another member
 */
export function useKeptFocus(change: string, clock: Clock): void {
  const seen = useRef(change);
  useEffect(() => {
    if (seen.current === change) return undefined;
    seen.current = change;
    focusMainIfLost();
    return clock.after(DIALOG_CLOSES_MS, focusMainIfLost);
  }, [change, clock]);
}
