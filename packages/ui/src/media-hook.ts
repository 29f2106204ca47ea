'use client';
import { useSyncExternalStore } from 'react';

/**
 * A hook that says whether a media query holds, and draws again when that changes.
 *
 * @param query as style sheets write it, with its brackets
 * @param elsewhere what it says where there is no page, such as while a build renders one
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
