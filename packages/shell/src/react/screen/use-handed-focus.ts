import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Hands the focus on when the element goes away with it, to the nearest element around it that can take it: keyboard users
 * then continue from what came in its place, and not from the first link of the page. A focus that is elsewhere stays there.
 */
export function useHandedFocus<Gone extends HTMLElement>(): RefObject<Gone | null> {
  const element = useRef<Gone>(null);
  useLayoutEffect(() => {
    const going = element.current;
    // It is still in the page when its effects end.
    return () => {
      if (!going?.contains(document.activeElement)) return;
      going.parentElement?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    };
  }, []);
  return element;
}
