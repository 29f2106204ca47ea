import type { HomeBlock } from '@courtside/shell';
import { useCallback, useState, type RefCallback } from 'react';
import { loadLowerParts } from './lower-parts.tsx';

/** Distance from the window at which a block counts as near: half a window, so that it is there when it is scrolled to. */
const MARGIN = '50% 0px';

/** Blocks that came near on this document: on the way back to home they are as high as they were, and it stands where it was left. */
const seen = new Set<HomeBlock>();

/**
 * Whether a block of home has come near the window. A block far below draws no content before that: on a slow phone its
 * drawings and answers would compete with the matches. It stays near afterwards, and its code begins to load.
 *
 * @returns the ref of the block's element, and whether it has come near
 */
export function useNear(block: HomeBlock): readonly [RefCallback<Element>, boolean] {
  const [near, setNear] = useState(() => seen.has(block));
  const watch = useCallback(
    (element: Element | null) => {
      if (!element) return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          observer.disconnect();
          seen.add(block);
          loadLowerParts();
          setNear(true);
        },
        // With the document as the root, the margin works in a frame too.
        { root: document, rootMargin: MARGIN },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [block],
  );
  return [watch, near];
}
