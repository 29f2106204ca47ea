import type { KeyValueStore } from '@courtside/kernel';

/** Classic is light, professional is dark. */
export type Edition = 'classic' | 'professional';

export interface EditionStore {
  current(): Edition;
  choose(edition: Edition): void;
  /** Sets whether the site allows a choice; when it does not, classic is forced. */
  allowChoice(allowed: boolean): void;
  choiceAllowed(): boolean;
  /** Whether the brand offers a choice. Unlike `choiceAllowed` it never changes. */
  choiceOffered(): boolean;
  subscribe(listener: () => void): () => void;
}

const KEY = 'edition';

/**
 * The edition that the member chose, kept in storage under `edition` (spec access 1). A brand without the professional
 * one (`professional` false) is always classic.
 */
export function createEditionStore(storage: KeyValueStore, professional = true): EditionStore {
  const listeners = new Set<() => void>();
  let allowed = professional;
  const told = () => {
    for (const listener of listeners) listener();
  };
  return {
    current: () => (allowed && storage.get(KEY) === 'professional' ? 'professional' : 'classic'),
    choose(edition) {
      storage.set(KEY, edition);
      told();
    },
    allowChoice(site) {
      const next = site && professional;
      if (next === allowed) return;
      allowed = next;
      told();
    },
    choiceAllowed: () => allowed,
    choiceOffered: () => professional,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
