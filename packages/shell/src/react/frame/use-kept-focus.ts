import type { Clock } from '@courtside/kernel';
import { focusMainIfLost } from '@courtside/ui';
import { useEffect, useRef } from 'react';

/**
 * Milliseconds until a second check: a dialog that closes with the change may return the focus to a removed element.
 */
const DIALOG_CLOSES_MS = 500;

/**
 * Moves the focus to the page's main part when a change removed the focused element: a keyboard user then continues
 * from the screen, and not from the first link of the page.
 *
 * @param change a value that differs for another page or another member
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
