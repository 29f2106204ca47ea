import { useEffect, useRef } from 'react';
import type { Location } from 'react-router';
import { createEntryStore, type EntryStore } from '../../core/entry-store.ts';
import { useServices, type SiteServices } from '../services.tsx';

const stores = new WeakMap<SiteServices, EntryStore>();

/** The one store of a site's history entries. */
export function useEntries(): EntryStore {
  const services = useServices();
  const known = stores.get(services);
  if (known) return known;
  const made = createEntryStore(services.tabStorage);
  stores.set(services, made);
  return made;
}

/** Key of the location that a page has while it is kept hidden. */
export const HIDDEN_KEY = 'kept';

/** Name of a location's entry. It contains the path, because a page that is kept hidden has no entry of its own. */
export const entryOf = ({ key, pathname }: Pick<Location, 'key' | 'pathname'>): string =>
  `${key} ${pathname}`;

/** Forgets all entries when the owner of the pages changes. */
export function useEntriesOf(owner: string | null): void {
  const entries = useEntries();
  const before = useRef(owner);
  useEffect(() => {
    if (before.current !== owner) entries.clear();
    before.current = owner;
  }, [entries, owner]);
}
