import { useServices } from '@courtside/shell/react';
import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** Whole seconds since an instant by the device's clock, updated each second; null counts from the first render. */
export function useSeconds(since: number | null): number {
  const { clock } = useServices();
  const [now, setNow] = useState(() => clock.now());
  const [begun] = useState(now);
  useEffect(() => {
    const read = () => {
      setNow(clock.now());
      cancel = clock.after(SECOND_MS, read);
    };
    let cancel = clock.after(SECOND_MS, read);
    return () => cancel();
  }, [clock]);
  // A clock that was set back must not make the time negative.
  return Math.max(0, Math.floor((now - (since ?? begun)) / SECOND_MS));
}
