import { useT } from '@courtside/i18n/react';
import { useServices } from '@courtside/shell/react';
import { Button } from '@courtside/ui';
import { useEffect, useState } from 'react';
import type { Updates } from '../core/updates.ts';
import { m } from './update-messages.ts';

/** Interval in which an open page checks for a new deploy. */
const EVERY_MS = 10 * 60_000;

/**
 * Shows that a newer version of the site is available. It never reloads by itself: the member may be placing a bet.
 */
export function UpdateChip({ updates }: { updates: Updates }) {
  const t = useT();
  const { clock } = useServices();
  const [newer, setNewer] = useState<string | null>(null);
  const known = newer !== null;
  useEffect(() => {
    if (known) return undefined;
    let ended = false;
    let cancel = () => {};
    const ask = () => {
      cancel();
      cancel = clock.after(EVERY_MS, ask);
      if (document.visibilityState !== 'visible') return;
      void updates.newerBuild().then((build) => {
        if (!ended) setNewer(build);
      });
    };
    cancel = clock.after(EVERY_MS, ask);
    // Also checks when the visitor comes back to a page that was left open.
    document.addEventListener('visibilitychange', ask);
    return () => {
      ended = true;
      cancel();
      document.removeEventListener('visibilitychange', ask);
    };
  }, [clock, known, updates]);
  if (newer === null) return null;
  return (
    <div className="cs-shell-update" role="status">
      <span>{t(m.newer)}</span>
      <Button size="sm" variant="primary" onClick={() => updates.reloadFor(newer)}>
        {t(m.load)}
      </Button>
      <Button size="sm" variant="ghost" onClick={() => setNewer(null)}>
        {t(m.later)}
      </Button>
    </div>
  );
}
