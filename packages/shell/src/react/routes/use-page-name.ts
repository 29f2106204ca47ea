import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { createPageNames } from '../../core/page-names.ts';

// One document has one row of tabs and one title.
const names = createPageNames();

/** Names the page that shows it, in its title and in the row of visited pages; an empty name leaves the route's title. */
export function useNamePage(name: string): void {
  const { pathname } = useLocation();
  useEffect(() => names.give(pathname, name), [name, pathname]);
}

/** Finds the name that a page gave itself, or null; renders anew when one changes. */
export function usePageNames(): (path: string) => string | null {
  useSyncExternalStore(
    names.subscribe,
    () => names.version,
    () => 0,
  );
  return names.of;
}
