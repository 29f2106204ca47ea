import { useSyncExternalStore } from 'react';

const noChange = () => () => undefined;

/**
 * False at build time and during the hydration of a prerendered page, then true. What depends on the device, such as its
 * storage or its address, may be drawn only when it is true: before, the page must be what the build rendered.
 *
 * @example const period = useIsInBrowser() ? kept : 'full';
 */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
