import { useLogout } from '@courtside/auth/react';
import { helpRoutes } from '@courtside/help/react';
import { useT } from '@courtside/i18n/react';
import { SiteLayout, useServices, useSession } from '@courtside/shell/react';
import { lazy, Suspense, useEffect, type ComponentType, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { AuthGate } from './auth-gate.tsx';
import type { Site } from './create-site.ts';
import { m } from './messages.ts';
import { siteScreens } from './routes.tsx';

// Visitors have no balance, so they need not load what shows one.
const Balance = lazy(async () => ({ default: (await import('./balance.ts')).BalanceText }));

/** The pages that the footer names: the legal texts, and what stands around home. */
const footerLinks = (site: Site) => [
  ...helpRoutes,
  ...siteScreens(site).filter(({ path }) => ['/download', '/agent', '/sponsor'].includes(path)),
];

/** The frame around every screen, with the dialogs that any screen may open. */
export function createFrame(site: Site): ComponentType<{ children: ReactNode }> {
  return function Frame({ children }) {
    const t = useT();
    const { events, toaster } = useServices();
    const logout = useLogout(site.session);
    const navigate = useNavigate();
    const { loggedIn } = useSession();
    useEffect(
      () =>
        // Spec access 4: say so at the bottom, go home, open the login dialog.
        events.on('loginExpired', () => {
          toaster.show(t(m.loginAgain), 'error');
          void navigate('/');
          events.emit('login', undefined);
        }),
      [events, navigate, t, toaster],
    );
    return (
      <SiteLayout
        balance={
          loggedIn && (
            <Suspense>
              <Balance />
            </Suspense>
          )
        }
        onLogout={() => {
          void logout().then(() => navigate('/'));
        }}
        footerLinks={footerLinks(site)}
        dialogs={<AuthGate site={site} />}
      >
        {children}
      </SiteLayout>
    );
  };
}
