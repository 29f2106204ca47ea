import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { lazyPart } from '../lazy-part.tsx';
import { useServices } from '../services.tsx';
import { useHasRoutes } from '../routes/route-table.ts';

const DialogHost = lazyPart(
  async () => (await import('./site-dialog-host.tsx')).SiteDialogHost,
  () => null,
);

type Prompts = typeof import('./site-prompts.ts');

/**
 * Shows the dialogs that any package opens through `services.dialogs`, and the prompts and the loading dialog of the
 * site events (spec access 2 and 8). The dialogs and their texts are loaded when one is first needed.
 */
export function SiteDialogs() {
  const services = useServices();
  const { dialogs, events, toaster } = services;
  const { asked, loading } = useSyncExternalStore(
    dialogs.subscribe,
    dialogs.getState,
    dialogs.getState,
  );
  const [needed, setNeeded] = useState(false);
  if (!needed && (asked.length > 0 || loading !== null)) setNeeded(true);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const hasPage = useHasRoutes();
  // A board retries by itself and would be refused each time: one dialog is shown for all refusals.
  const reEntering = useRef(false);
  const closeLoading = useRef(() => undefined as void);
  useEffect(() => {
    const prompt = (show: (prompts: Prompts) => Promise<void>, message = '') =>
      void import('./site-prompts.ts').then(show, () => message && toaster.show(message, 'error'));
    const stops = [
      events.on('showLoginTips', () => prompt((all) => all.showLoginTips(services))),
      events.on('dataMissing', ({ message }) => {
        const parts = { hasPage, navigate, from: pathname + search };
        prompt((all) => all.showMissingData(message, services, parts), message);
      }),
      events.on('reEnterGame', () => {
        if (reEntering.current) return;
        reEntering.current = true;
        prompt((all) => all.showReEntry(services));
      }),
      events.on('showLoading', ({ closes }) => {
        closeLoading.current();
        closeLoading.current = dialogs.loading({ closesItself: closes }).close;
      }),
      events.on('dismissLoading', () => closeLoading.current()),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [dialogs, events, navigate, pathname, search, services, hasPage, toaster]);
  if (!needed) return null;
  return (
    <Suspense>
      <DialogHost />
    </Suspense>
  );
}
