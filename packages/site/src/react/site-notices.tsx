import { useEffect } from 'react';
import type { Site } from '../create-site.ts';
import { installApp } from '../platform/install-app.ts';
import { Toasts } from './toasts.tsx';
import { UpdateChip } from './update-chip.tsx';

/** What a page has beside its frame and does not begin with: toasts, word of a newer build, the site as an app. */
export function SiteNotices({ site }: { site: Site }) {
  const { services, updates, serviceWorker } = site;
  useEffect(() => {
    const { brand, errors, scripts } = services;
    installApp({ app: brand.app, serviceWorker, scripts, errors });
  }, [services, serviceWorker]);
  return (
    <>
      <Toasts toaster={services.toaster} />
      <UpdateChip updates={updates} />
    </>
  );
}
