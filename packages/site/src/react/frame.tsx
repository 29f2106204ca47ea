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
    // There a strip tells of the session; what is below it must not be pushed down when it comes.
    const { pathname, search } = useLocation();
    const playing = isPlaceOfPlay(pathname);
    useExpiredLogin(pathname + search);
    useShownMember(loggedIn);
    // Visitors have neither balance nor session, so they need not load what shows one.
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

/** Tells features that a member sees the frame now, with the dialogs that they may open there. */
function useShownMember(loggedIn: boolean) {
  const { events } = useServices();
  useEffect(() => {
    if (loggedIn) events.emit('memberShown', undefined);
  }, [events, loggedIn]);
}

/** Spec access 4: goes home and opens the login dialog, which says so at the bottom, and leads back after the login. */
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
