import { TOKEN_KEY, type Session } from '../core/session.ts';

/**
 * Updates a session when another tab logs in or out. Optional; does nothing without a window.
 *
 * @returns a function that stops it
 */
export function watchSession(session: Pick<Session, 'refresh'>): () => void {
  if (typeof globalThis.addEventListener !== 'function') return () => undefined;
  const heard = (event: StorageEvent) => {
    // A null key: the whole storage was cleared.
    if (event.key === TOKEN_KEY || event.key === null) session.refresh();
  };
  globalThis.addEventListener('storage', heard);
  return () => globalThis.removeEventListener('storage', heard);
}
