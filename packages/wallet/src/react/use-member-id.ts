import { useServices } from '@courtside/shell/react';
import { useSyncExternalStore } from 'react';

/** Who is logged in, also where it was another tab that changed it; null where nobody was yet. */
export function useMemberId(): string | null {
  const { session } = useServices();
  return useSyncExternalStore(
    session.subscribe,
    () => session.userId(),
    () => null,
  );
}
