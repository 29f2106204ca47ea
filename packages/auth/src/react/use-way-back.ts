import { useT } from '@courtside/i18n/react';
import { useServices } from '@courtside/shell/react';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { LoginAsked } from './auth-events.ts';
import { m } from './messages.ts';

/** Where visitors who want a page for members are sent, and members whose login expires (spec access 2 and 4). */
const HOME = '/';

/**
 * Leads whoever logs in to the page that they wanted or were on: after an expired login, which it tells, the same member
 * alone. Who has gone elsewhere meanwhile stays there.
 *
 * @param first what the dialog was opened for, if it was that
 */
export function useWayBack(first: LoginAsked | undefined): {
  /** A login that is asked for while the dialog is there; undefined for any other opening. */
  asked: (login: LoginAsked | undefined) => void;
  /** A session was opened. */
  goBack: () => void;
  /** The dialog was closed without one: a visitor does not want the page any more. */
  declined: () => void;
} {
  const t = useT();
  const { session, toaster } = useServices();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const left = useRef<LoginAsked | null>(null);
  const asked = useCallback(
    (login: LoginAsked | undefined) => {
      if (login === undefined) return;
      left.current = login;
      if (login.reason === 'expired') toaster.show(t(m.loginAgain), 'error');
    },
    [t, toaster],
  );
  const told = useRef(false);
  useEffect(() => {
    // A second mount of the same dialog has said it already.
    if (!told.current) asked(first);
    told.current = true;
  }, [asked, first]);
  const goBack = useCallback(() => {
    const login = left.current;
    left.current = null;
    if (login === null || pathname !== HOME) return;
    if (login.reason === 'expired' && login.userId !== session.userId()) return;
    void navigate(login.from, { replace: true });
  }, [navigate, pathname, session]);
  const declined = useCallback(() => {
    if (left.current?.reason === 'guarded') left.current = null;
  }, []);
  return { asked, goBack, declined };
}
