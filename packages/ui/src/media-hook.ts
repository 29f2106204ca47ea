'use client';
import { useSyncExternalStore } from 'react';

/**
 * Makes a hook that returns whether a media query matches, and renders again when that changes.
 *
 * @param query as style sheets write it, with its brackets
 * @param elsewhere result where there is no page, e.g. when rendered in a build
 * @example const useWide = mediaHook('(width >= 1024px)');
 */
export function mediaHook(query: string, elsewhere = false): () => boolean {
  const subscribe = (changed: () => void) => {
    const list = matchMedia(query);
    list.addEventListener('change', changed);
    return () => list.removeEventListener('change', changed);
  };
  return function useMedia() {
    return useSyncExternalStore(
      subscribe,
      () => matchMedia(query).matches,
      () => elsewhere,
    );
  };
}
