import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the page as the build rendered it, until the site has taken it over and hears what is typed. */
export function useTakenOver(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
