import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const noChange = () => () => undefined;

/** How a component began: with an element that the build had rendered, or created by the browser. */
function createBeginning() {
  let isHydrated = false;
  return {
    isHydrated: () => isHydrated,
    // A value that differs between the two would be drawn at once, in one piece; so it stays the same.
    inBrowser: () => !isHydrated,
    // React asks for this one at build time and during the hydration only.
    atBuild() {
      isHydrated = true;
      return false;
    },
  };
}

/**
 * False at build time and during the hydration of a prerendered page, then true. What depends on the device, such as its
 * storage or its address, may be drawn only when it is true: before, the page must be what the build rendered.
 *
 * The change to true is a transition: React draws in slices what depends on it, and the browser can handle input in between.
 *
 * @example const period = useIsInBrowser() ? kept : 'full';
 */
export function useIsInBrowser(): boolean {
  const [beginning] = useState(createBeginning);
  const isCreated = useSyncExternalStore(noChange, beginning.inBrowser, beginning.atBuild);
  const [isTakenOver, setTakenOver] = useState(false);
  useEffect(() => {
    if (beginning.isHydrated()) startTransition(() => setTakenOver(true));
  }, [beginning]);
  return isCreated || isTakenOver;
}
