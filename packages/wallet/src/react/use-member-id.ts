import { useServices } from '@courtside/shell/react';
import { useSyncExternalStore } from 'react';

/** Id of the logged-in member, also after a login in another tab; null when there was no login yet. */
export function useMemberId(): string | null {
  const { session } = useServices();
  return useSyncExternalStore(
    session.subscribe,
    () => session.userId(),
    () => null,
  );
}
