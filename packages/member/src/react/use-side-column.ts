import { type RefObject, useEffect } from 'react';

/** The column that is reported: when another one is unmounted later, the value stays. */
let told: { inset: number | null } | null = null;

/** Changing it computes the styles of the whole page anew. */
function tell(inset: number | null): void {
  const { dataset, style } = document.documentElement;
  if (inset === null) {
    style.removeProperty('--cs-side-column');
    delete dataset['sideColumn'];
    return;
  }
  style.setProperty('--cs-side-column', `${inset}px`);
  dataset['sideColumn'] = '';
}

/** How far the column reaches into the page, in px; null where it lies below the rest, as on a phone. */
function insetOf(column: HTMLElement): number | null {
  const { clientWidth } = document.documentElement;
  const inset = clientWidth - column.getBoundingClientRect().left;
  return inset > clientWidth / 2 ? null : inset;
}

/**
 * Reports how far a column at the end of the page reaches into it, as `--cs-side-column` of the root, so that floating
 * elements can stay beside it. The value is removed with the column.
 */
export function useSideColumn(column: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: shown } = column;
    if (!shown) return;
    // The value of the column before it stays until this one is measured.
    const own = { inset: told?.inset ?? null };
    told = own;
    const observer = new ResizeObserver(() => {
      const inset = insetOf(shown);
      if (told === own && inset === own.inset) return;
      own.inset = inset;
      told = own;
      tell(inset);
    });
    observer.observe(shown);
    // A page in the middle of a wide screen has room beside it.
    observer.observe(document.documentElement);
    return () => {
      observer.disconnect();
      // A column that comes in its place is mounted right after this.
      queueMicrotask(() => {
        if (told !== own) return;
        told = null;
        if (own.inset !== null) tell(null);
      });
    };
  }, [column]);
}
