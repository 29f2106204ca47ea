import { useSyncExternalStore } from 'react';
import { useServices } from './services.tsx';

/** Whether a member is logged in, which means that a token is stored (spec access 4). */
export function useSession(): { loggedIn: boolean } {
  const { session } = useServices();
  const token = useSyncExternalStore(session.subscribe, session.token, () => null);
  return { loggedIn: token !== null };
}
