import { useT } from '@courtside/i18n/react';
import { lazyPart, SiteLayout, useServices, useSession } from '@courtside/shell/react';
import { Suspense, useEffect, type ComponentType, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { Site } from '../create-site.ts';
import { FeatureDialogs } from './feature-dialogs.tsx';
import { m } from './messages.ts';

/** The frame around every screen, with the dialogs that any screen may open. */
export function createFrame(site: Pick<Site, 'slot' | 'menu' | 'dialogs'>): ComponentType<{
  children: ReactNode;
}> {
  const loadMember = site.slot('header-member');
  const Member = loadMember && lazyPart(loadMember, () => null);
  const dialogs = <FeatureDialogs dialogs={site.dialogs} />;
  return function Frame({ children }) {
    const { loggedIn } = useSession();
    useExpiredLogin();
    return (
      <SiteLayout
        member={
          // Visitors have no balance, so they need not load what shows one.
          Member &&
          loggedIn && (
            <Suspense>
              <Member />
            </Suspense>
          )
        }
        menu={site.menu}
        dialogs={dialogs}
      >
        {children}
      </SiteLayout>
    );
  };
}

/** Spec access 4: says so at the bottom, goes home, opens the login dialog. */
function useExpiredLogin() {
  const t = useT();
  const { events, toaster } = useServices();
  const navigate = useNavigate();
  useEffect(
    () =>
      events.on('loginExpired', () => {
        toaster.show(t(m.loginAgain), 'error');
        void navigate('/');
        events.emit('login', undefined);
      }),
    [events, navigate, t, toaster],
  );
}
