import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { m } from './dialog-messages.ts';
import { lazyPart } from './lazy-part.tsx';
import { useServices } from './services.tsx';
import { useRouteTable } from './site-routes.tsx';

const DialogHost = lazyPart(
  async () => (await import('./site-dialog-host.ts')).DialogHost,
  () => null,
);

/** The page of the member's data (spec access 2). */
const DATA_PATH = '/mine/userinfo';

/**
 * Shows what any package asks through `services.dialogs`, and the prompts and the loading dialog of the site events
 * (spec access 2 and 8). The dialogs come over the network when one is first needed.
 */
export function SiteDialogs() {
  const t = useT();
  const { dialogs, events } = useServices();
  const { asked, loading } = useSyncExternalStore(
    dialogs.subscribe,
    dialogs.getState,
    dialogs.getState,
  );
  const [needed, setNeeded] = useState(false);
  if (!needed && (asked.length > 0 || loading !== null)) setNeeded(true);
  useEffect(() => {
    let close = () => undefined as void;
    const stops = [
      events.on('showLoginTips', () => {
        void dialogs.tips({ content: t(m.loginTips) }).then((yes) => {
          if (yes) events.emit('login', undefined);
        });
      }),
      events.on('showLoading', ({ closes }) => {
        close();
        ({ close } = dialogs.loading({ closesItself: closes }));
      }),
      events.on('dismissLoading', () => close()),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [dialogs, events, t]);
  useMissingData();
  useReEntry();
  if (!needed) return null;
  return (
    <Suspense>
      <DialogHost
        dialogs={dialogs}
        labels={{
          title: t(words.tips),
          confirm: t(words.confirm),
          cancel: t(words.cancel),
          close: t(words.close),
          loading: t(m.loading),
        }}
      />
    </Suspense>
  );
}

/** Leads to the member's data where there is a page for it. */
function useMissingData() {
  const t = useT();
  const { dialogs, events, toaster } = useServices();
  const navigate = useNavigate();
  const hasPage = useRouteTable().some(({ route }) => route.path === DATA_PATH);
  useEffect(
    () =>
      events.on('dataMissing', ({ message }) => {
        if (!hasPage) {
          toaster.show(message, 'error');
          return;
        }
        const ask = { content: message, confirmText: t(m.complete), cancellable: true };
        void dialogs.tips(ask).then((yes) => (yes ? navigate(DATA_PATH) : undefined));
      }),
    [dialogs, events, hasPage, navigate, t, toaster],
  );
}

/** A board asks again by itself and would be refused each time: one dialog stands for all of them. */
function useReEntry() {
  const t = useT();
  const { dialogs, events } = useServices();
  const asked = useRef(false);
  useEffect(
    () =>
      events.on('reEnterGame', () => {
        if (asked.current) return;
        asked.current = true;
        const only = { content: t(m.reEnterText), confirmText: t(m.reEnter), closable: false };
        void dialogs.tips(only).then(() => location.reload());
      }),
    [dialogs, events, t],
  );
}
