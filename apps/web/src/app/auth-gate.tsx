import { useServices } from '@courtside/shell/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { VERSION, type Site } from './create-site.ts';

const SiteAuthDialog = lazy(async () => ({
  default: (await import('./site-auth-dialog.tsx')).SiteAuthDialog,
}));

/** Brings the auth dialog in when somebody first asks for it; from then on the dialog listens by itself. */
export function AuthGate({ site }: { site: Site }) {
  const { events } = useServices();
  const [asked, setAsked] = useState<'login' | 'register' | null>(null);
  useEffect(() => {
    if (asked !== null) return undefined;
    const stops = [
      events.on('login', () => setAsked('login')),
      events.on('register', () => setAsked('register')),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [asked, events]);
  if (asked === null) return null;
  return (
    <Suspense>
      <SiteAuthDialog site={site} version={VERSION} initialTab={asked} />
    </Suspense>
  );
}
