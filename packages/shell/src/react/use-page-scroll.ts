import type { Clock } from '@courtside/kernel';
import { useLayoutEffect, useState } from 'react';

/** For so long a page that draws itself again may change its length. */
const PATIENCE_MS = 1500;

const page = () => document.documentElement;

/** Holds a place while the page becomes as long as it was, unless somebody scrolls first. */
function holdPlace(top: number, clock: Clock): () => void {
  const go = () => page().scrollTo({ top, behavior: 'instant' });
  const grown = new ResizeObserver(go);
  const cancel = clock.after(PATIENCE_MS, () => stop());
  const inputs = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
  function stop() {
    cancel();
    grown.disconnect();
    for (const input of inputs) removeEventListener(input, stop);
  }
  for (const input of inputs) addEventListener(input, stop, { passive: true });
  grown.observe(document.body);
  go();
  return stop;
}

/**
 * Puts each page to its top (spec access 2), but for one that is returned to by its tab: that is where it was left.
 *
 * @param path of the page that is shown
 * @param returning whether it was left before and kept
 */
export function usePageScroll(path: string, returning: boolean, clock: Clock): void {
  const [left] = useState(() => new Map<string, number>());
  useLayoutEffect(() => {
    const top = returning ? (left.get(path) ?? 0) : 0;
    if (top > 0) return holdPlace(top, clock);
    page().scrollTo({ top: 0, behavior: 'instant' });
    return undefined;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- How it was reached counts on arrival only.
  }, [clock, left, path]);
  // A layout effect: the scrolling to the top of the next page must not be taken for one of the page that is left.
  useLayoutEffect(() => {
    const note = () => left.set(path, page().scrollTop);
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [left, path]);
}
