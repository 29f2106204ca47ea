import { useT } from '@courtside/i18n/react';
import { useEffect, useLayoutEffect } from 'react';
import { m } from './connection-messages.ts';
import { useServices } from '../services.tsx';
import { useConnection } from '../use-connection.ts';

/** Tells once for the whole site that data is not current. Its element always exists, so that its text is announced. */
export function ConnectionBar() {
  const t = useT();
  const { connection, toaster } = useServices();
  const { status } = useConnection();
  useEffect(
    () => connection.onBack(() => toaster.show(t(m.back), 'success')),
    [connection, t, toaster],
  );
  useLayoutEffect(() => {
    if (status === 'online') return undefined;
    // Set on the root; a rule with `:has()` would be evaluated again for every element that is added or removed.
    const { dataset } = document.documentElement;
    dataset['notice'] = 'connection';
    return () => {
      delete dataset['notice'];
    };
  }, [status]);
  return (
    <div className="cs-shell-connection cs-above-foot" role="status" data-status={status}>
      {status !== 'online' && <p>{t(m[status])}</p>}
    </div>
  );
}
