import { useT } from '@courtside/i18n/react';
import { useEffect, useLayoutEffect } from 'react';
import { m } from './connection-messages.ts';
import { useServices } from '../services.tsx';
import { useConnection } from '../use-connection.ts';

/** Says once for the whole site that data is not current. It is there from the start, so that its text is announced. */
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
    // On the root and not found out by a rule with `:has()`, which is looked at again with every element that comes or goes.
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
