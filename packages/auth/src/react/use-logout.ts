import { useServices } from '@courtside/shell/react';
import { useCallback, useRef } from 'react';
import type { Session } from '../core/session.ts';

/** Nobody who wants to leave waits longer than this. */
const LOGOUT_TIMEOUT_MS = 5000;

/**
 * Logs out: tells the gateway, then closes the session of this device whatever the gateway said, and emits
 * `loggedOut`.
 *
 * @example const logout = useLogout(session);
 */
export function useLogout(session: Session): () => Promise<void> {
  const { client, events } = useServices();
  const running = useRef(false);
  return useCallback(async () => {
    if (running.current) return;
    running.current = true;
    try {
      await client.call('/site/api/v1/user/logout', {}, { timeoutMs: LOGOUT_TIMEOUT_MS });
    } catch {
      // The token dies on the gateway in its own time; on this device it must be gone now.
    } finally {
      running.current = false;
      session.close();
      events.emit('loggedOut', undefined);
    }
  }, [client, events, session]);
}
