import { useCallback, useState, type RefCallback } from 'react';

/** Distance from the window at which a block counts as near: half a window, so that it is there when it is scrolled to. */
const MARGIN = '50% 0px';

/**
 * Whether an element has come near the window. A block far below asks and draws nothing before that: on a slow phone
 * its answers and its drawings would come before the first price. It stays near afterwards.
 *
 * @returns the ref of the element, and whether it has come near
 */
export function useNear(): readonly [RefCallback<Element>, boolean] {
  const [near, setNear] = useState(false);
  const watch = useCallback((element: Element | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      // With the document as the root, the margin works in a frame too.
      { root: document, rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [watch, near];
}
