import { readAgain } from '@courtside/api-client/redux';
import { createMaintenance } from '@courtside/shell';
import { lazyPart } from '@courtside/shell/react';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import type { Site } from '../create-site.ts';
import { installApp } from '../platform/install-app.ts';
import { UpdateChip } from './update-chip.tsx';

/** When the code of toasts loads at the latest, in ms: after that one can be shown without a connection too. */
const TOASTS_AFTER_MS = 6000;

const Toasts = lazyPart(
  async () => (await import('./toasts.tsx')).Toasts,
  () => null,
);

// Loaded on demand, as few visitors ever see it.
const SiteClosed = lazyPart(
  async () => (await import('./site-closed.tsx')).SiteClosed,
  () => null,
);

/**
 * Parts beside a page's frame that are not needed at first: toasts, notices of a newer build and of maintenance, the
 * site as an app.
 */
export function SiteNotices({ site }: { site: Site }) {
  const { services, updates, serviceWorker } = site;
  useEffect(() => {
    const { brand, clock, errors, scripts } = services;
    return installApp({ app: brand.app, serviceWorker, scripts, errors, clock });
  }, [services, serviceWorker]);
  const hasToasts = useToastsWanted(services);
  const maintenance = useMaintenance(site);
  return (
    <>
      {hasToasts && (
        <Suspense>
          <Toasts toaster={services.toaster} />
        </Suspense>
      )}
      <UpdateChip updates={updates} />
      {maintenance && (
        <Suspense>
          <SiteClosed maintenance={maintenance} />
        </Suspense>
      )}
    </>
  );
}

/** Whether the code of toasts is to load: from the first one on, at the latest some seconds after the start. */
function useToastsWanted({ toaster, clock }: Site['services']): boolean {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const want = () => setWanted(true);
    const stops = [clock.after(TOASTS_AFTER_MS, want), toaster.onWaiting(want)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [clock, toaster]);
  return wanted;
}

/** @returns null as long as the site has not been closed since the page was opened */
function useMaintenance({ services, store, heardClosed }: Site) {
  const { clock, random, client, events } = services;
  const [maintenance] = useState(() =>
    createMaintenance({
      ...{ clock, random },
      probe: client.probe,
      onOpen: () => readAgain(store.dispatch),
    }),
  );
  useEffect(() => {
    const stops = [maintenance.start(), events.on('maintenanceHeard', maintenance.heard)];
    // The refusal may have come before the listeners were added.
    if (heardClosed()) maintenance.heard();
    return () => {
      for (const stop of stops) stop();
    };
  }, [events, heardClosed, maintenance]);
  const closed =
    useSyncExternalStore(maintenance.subscribe, maintenance.state, () => null) !== null;
  const [wasClosed, setWasClosed] = useState(closed);
  if (closed && !wasClosed) setWasClosed(true);
  return wasClosed ? maintenance : null;
}
