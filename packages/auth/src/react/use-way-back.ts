import { useT } from '@courtside/i18n/react';
import { useServices } from '@courtside/shell/react';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { LoginAsked } from './auth-events.ts';
import { m } from './messages.ts';

/** Page to which visitors of a page for members are sent, and members whose login expires (spec access 2 and 4). */
const HOME = '/';

/**
 * Leads a member after the login to the page that they wanted or were on. After an expired login, which it announces,
 * only the same member is led back. A member who has opened another page meanwhile stays there.
 *
 * @param first the login request that opened the dialog; undefined when it was opened otherwise
 */
export function useWayBack(first: LoginAsked | undefined): {
  /** Takes a login request while the dialog exists; undefined when the login was opened without one. */
  asked: (login: LoginAsked | undefined) => void;
  /** Call it when a session was opened. */
  goBack: () => void;
  /** Call it when the dialog was closed without a login: a visitor no longer wants the page. */
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
    // A second mount of the same dialog must not announce it again.
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
