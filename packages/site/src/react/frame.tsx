import { isPlaceOfPlay } from '@courtside/shell';
import { SiteLayout, useServices, useSession, type SlotParts } from '@courtside/shell/react';
import { Suspense, useEffect, type ComponentType, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Site } from '../create-site.ts';
import { FeatureDialogs } from './feature-dialogs.tsx';

/** The frame around every screen, with the dialogs that any screen may open. */
export function createFrame(
  site: Pick<Site, 'menu' | 'memberMenu' | 'dialogs'>,
  parts: SlotParts,
): ComponentType<{ children: ReactNode }> {
  const Member = parts('header-member');
  const Bar = parts('member-bar');
  const dialogs = <FeatureDialogs dialogs={site.dialogs} />;
  return function Frame({ children }) {
    const { loggedIn } = useSession();
    // In a place of play a strip shows the session; its space is reserved, so that the content below does not move.
    const { pathname, search } = useLocation();
    const playing = isPlaceOfPlay(pathname);
    useExpiredLogin(pathname + search);
    useShownMember(loggedIn);
    // Visitors have no balance and no session, so the parts for them are not loaded.
    const member = (Part: ComponentType<object> | null, space?: ReactNode) =>
      Part &&
      loggedIn && (
        <Suspense fallback={space}>
          <Part />
        </Suspense>
      );
    return (
      <SiteLayout
        member={member(Member)}
        memberBar={member(Bar, playing && <div className="cs-shell-strip" />)}
        menu={site.menu}
        memberMenu={site.memberMenu}
        dialogs={dialogs}
      >
        {children}
      </SiteLayout>
    );
  };
}

/** Tells features that the frame is shown to a member, with the dialogs that they may open there. */
function useShownMember(loggedIn: boolean) {
  const { events } = useServices();
  useEffect(() => {
    if (loggedIn) events.emit('memberShown', undefined);
  }, [events, loggedIn]);
}

/**
 * Spec access 4: goes home and opens the login dialog, which shows the reason at its bottom, and returns after the
 * login.
 */
function useExpiredLogin(from: string) {
  const { events } = useServices();
  const navigate = useNavigate();
  useEffect(
    () =>
      events.on('loginExpired', ({ userId }) => {
        void navigate('/');
        events.emit('login', { reason: 'expired', userId, from });
      }),
    [events, from, navigate],
  );
}
