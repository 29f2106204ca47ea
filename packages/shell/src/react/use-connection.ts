import { useSyncExternalStore } from 'react';
import type { ConnectionStatus } from '../core/connection.ts';
import { useServices } from './services.tsx';

/** The state of the site's connection. Where `usable` is false, nothing shown may be taken as current. */
export function useConnection(): { status: ConnectionStatus; usable: boolean } {
  const { connection } = useServices();
  const status = useSyncExternalStore(
    connection.subscribe,
    connection.status,
    () => 'online' as const,
  );
  return { status, usable: connection.usable() };
}
