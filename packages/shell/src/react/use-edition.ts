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
  const choiceAllowed = useSyncExternalStore(edition.subscribe, edition.choiceAllowed, () => false);
  return { edition: current, choiceAllowed };
}
