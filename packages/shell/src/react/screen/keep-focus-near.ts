/** What can take the focus of something inside it: the named parts of a page. */
const PARTS = 'section, aside, [role="dialog"], main';

/**
 * A ref of an element that gives way to what it stood for. If it has the focus then, such as by its button, the focus goes
 * to the part of the page around it: lost, a keyboard user would begin at the first link again.
 */
export function keepFocusNear(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  return () => {
    if (!element.contains(document.activeElement)) return;
    const part = element.closest<HTMLElement>(PARTS);
    if (!part) return;
    if (!part.hasAttribute('tabindex')) {
      part.tabIndex = -1;
      // Else each click into the part would focus it.
      part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true });
    }
    part.focus({ preventScroll: true });
  };
}
