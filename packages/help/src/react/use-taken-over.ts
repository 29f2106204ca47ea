import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the prerendered page until its hydration, when inputs begin to work. */
export function useTakenOver(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
