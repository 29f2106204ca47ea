import { useT } from '@courtside/i18n/react';
import type { ExpiredLogin } from './auth-events.ts';
import { useServices } from '@courtside/shell/react';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { m } from './messages.ts';

/** Where members whose login expires are sent (spec access 4). */
const HOME = '/';

/**
 * Says that a login expired, and leads the same member back to the page that they were on once they have logged in again.
 * Who has gone elsewhere meanwhile stays there.
 *
 * @param first what the dialog was opened for, if it was that
 */
export function useWayBack(first: ExpiredLogin | undefined): {
  /** A login that expired while the dialog was there; undefined for any other opening. */
  expired: (login: ExpiredLogin | undefined) => void;
  /** A session was opened. */
  goBack: () => void;
} {
  const t = useT();
  const { session, toaster } = useServices();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const left = useRef<ExpiredLogin | null>(null);
  const expired = useCallback(
    (login: ExpiredLogin | undefined) => {
      if (login === undefined) return;
      left.current = login;
      toaster.show(t(m.loginAgain), 'error');
    },
    [t, toaster],
  );
  const told = useRef(false);
  useEffect(() => {
    // A second mount of the same dialog has said it already.
    if (!told.current) expired(first);
    told.current = true;
  }, [expired, first]);
  const goBack = useCallback(() => {
    const login = left.current;
    left.current = null;
    if (login === null || pathname !== HOME || login.userId !== session.userId()) return;
    void navigate(login.from, { replace: true });
  }, [navigate, pathname, session]);
  return { expired, goBack };
}
