import type { Cancel } from '@courtside/kernel';
import { useEffect, useState } from 'react';
import { useServices } from '../services.tsx';

/** Milliseconds before the gateway's time is requested again. */
const RETRY_MS = 5_000;

export interface SiteNowOptions {
  /** Milliseconds between two readings. */
  everyMs: number;
  /** True keeps the last reading. */
  stopped?: boolean;
}

/**
 * The site's clock, in milliseconds since the epoch, read every `everyMs`. Null until the gateway has told its time:
 * nothing that depends on it may be shown before, as this device's clock can be months off.
 */
export function useSiteNow({ everyMs, stopped = false }: SiteNowOptions): number | null {
  const { client, clock, connection } = useServices();
  const [now, setNow] = useState<number | null>(null);
  const known = now !== null;
  useEffect(() => {
    if (known) return undefined;
    let ended = false;
    let cancel: Cancel = () => undefined;
    const ask = () =>
      void client.preInfo().then(
        () => (ended ? undefined : setNow(client.siteNow())),
        () => {
          if (!ended) cancel = clock.after(RETRY_MS, ask);
        },
      );
    ask();
    const stop = connection.onBack(ask);
    return () => {
      ended = true;
      cancel();
      stop();
    };
  }, [client, clock, connection, known]);
  useEffect(() => {
    if (!known || stopped) return undefined;
    const read = () => {
      setNow(client.siteNow());
      cancel = clock.after(everyMs, read);
    };
    let cancel = clock.after(everyMs, read);
    return () => cancel();
  }, [client, clock, everyMs, known, stopped]);
  return now;
}
