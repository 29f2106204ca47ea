import { type RefObject, useEffect } from 'react';

/** The column that was told of last: one that goes later takes nothing of it away. */
let told: HTMLElement | null = null;

/**
 * Tells the page how far a column at its end reaches into it, as `--cs-side-column` of the root, so that what floats over
 * the page can stay beside it. A page that was left tells nothing.
 */
export function useSideColumn(column: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: shown } = column;
    if (!shown) return;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      const inset = root.clientWidth - shown.getBoundingClientRect().left;
      root.style.setProperty('--cs-side-column', `${inset}px`);
      root.dataset['sideColumn'] = '';
      told = shown;
    });
    observer.observe(shown);
    // A page in the middle of a wide screen has room beside it.
    observer.observe(root);
    return () => {
      observer.disconnect();
      if (told !== shown) return;
      told = null;
      root.style.removeProperty('--cs-side-column');
      delete root.dataset['sideColumn'];
    };
  }, [column]);
}
