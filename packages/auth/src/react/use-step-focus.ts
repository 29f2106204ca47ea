import { useEffect, useRef, type RefObject } from 'react';

const FIRST = 'form input:not([type="hidden"]), form button, [data-first]';

/** The element that takes the focus of a page or a step: its first field, or its first button. */
export const firstFieldIn = (root: HTMLElement | null | undefined): HTMLElement | null =>
  root?.querySelector<HTMLElement>(FIRST) ?? null;

/** Milliseconds after a step in which a dialog may still take the focus, as the focused element was removed. */
const DIALOG_MS = 100;

/**
 * Moves the focus into a page when it appears, and again when `step` changes, as the focused element was removed. Pages
 * are loaded later, so each calls this hook itself.
 */
export function useStepFocus(step: string): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null);
  const focused = useRef<string>(undefined);
  useEffect(() => {
    const focus = () => firstFieldIn(page.current)?.focus();
    // A captcha that closes over the form gives the focus back first, in a microtask.
    let handle = setTimeout(() => {
      if (focused.current === step) return;
      focused.current = step;
      focus();
      handle = setTimeout(() => {
        const { activeElement } = document;
        if (activeElement?.contains(page.current) && activeElement !== page.current) focus();
      }, DIALOG_MS);
    });
    return () => clearTimeout(handle);
  }, [step]);
  return page;
}
