import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { createPageNames } from '../../core/page-names.ts';

// One document has one row of tabs and one title.
const names = createPageNames();

/** Names the current page in its title and in the row of visited pages; an empty name keeps the route's title. */
export function useNamePage(name: string): void {
  const { pathname } = useLocation();
  useEffect(() => names.give(pathname, name), [name, pathname]);
}

/** Returns a function that finds the name that a page gave itself, or null; renders again when a name changes. */
export function usePageNames(): (path: string) => string | null {
  useSyncExternalStore(
    names.subscribe,
    () => names.version,
    () => 0,
  );
  return names.of;
}
