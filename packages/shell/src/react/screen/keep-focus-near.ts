/** What can take the focus of something inside it: the parts of a page that have a name to be read out, and the page. */
const PARTS = 'section[aria-label], section[aria-labelledby], aside, [role$="dialog"], main';

/**
 * Focuses a part of the page that cannot take the focus by itself, such as a list: keyboard users go on from there. Nothing is
 * scrolled.
 */
export function focusPart(part: HTMLElement): void {
  if (!part.hasAttribute('tabindex')) {
    part.tabIndex = -1;
    // Else each click into the part would focus it.
    part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true });
  }
  part.focus({ preventScroll: true });
}

/**
 * A ref of an element that gives way to what it stood for. If it has the focus then, such as by its button, the focus goes
 * to the nearest part of the page around it that stays: lost, a keyboard user would begin at the first link again.
 */
export function keepFocusNear(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  return () => {
    if (!element.contains(document.activeElement)) return;
    const parts: HTMLElement[] = [];
    for (
      let part = element.closest<HTMLElement>(PARTS);
      part;
      part = part.parentElement?.closest<HTMLElement>(PARTS) ?? null
    )
      parts.push(part);
    // After the change: a page that is only hidden keeps its focus, and a part around may leave together with the element.
    queueMicrotask(() => {
      const { activeElement } = document;
      if (activeElement && activeElement !== document.body) return;
      const staying = parts.find((part) => part.isConnected && part.checkVisibility());
      if (staying) focusPart(staying);
    });
  };
}
