import { useSyncExternalStore } from 'react';
import type { Edition } from '../core/edition.ts';
import { useServices } from './services.tsx';

export function useEdition(): { edition: Edition; choiceAllowed: boolean } {
  const { edition } = useServices();
  const current = useSyncExternalStore(
    edition.subscribe,
    edition.current,
    () => 'classic' as const,
  );
  // A built page has the choice that its brand offers, so that it makes room for it from the first paint on.
  const choiceAllowed = useSyncExternalStore(
    edition.subscribe,
    edition.choiceAllowed,
    edition.choiceOffered,
  );
  return { edition: current, choiceAllowed };
}
