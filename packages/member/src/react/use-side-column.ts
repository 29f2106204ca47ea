import { type RefObject, useEffect } from 'react';

/** The column that was reported last: when another one is unmounted later, the value stays. */
let told: HTMLElement | null = null;

/**
 * Reports how far a column at the end of the page reaches into it, as `--cs-side-column` of the root, so that floating
 * elements can stay beside it. The value is removed with the column.
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
