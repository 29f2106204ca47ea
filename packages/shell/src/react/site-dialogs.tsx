import { useT } from '@courtside/i18n/react';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { m } from './dialog-messages.ts';
import { lazyPart } from './lazy-part.ts';
import { useServices } from './services.tsx';

const DialogHost = lazyPart(
  async () => (await import('./site-dialog-host.ts')).DialogHost,
  () => null,
);

/**
 * Shows what any package asks through `services.dialogs`, and the login prompt and the loading dialog of the site events
 * (spec access 2). The dialogs come over the network when one is first needed.
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
  if (!needed) return null;
  return (
    <Suspense>
      <DialogHost
        dialogs={dialogs}
        labels={{
          title: t(m.warmTips),
          confirm: t(m.confirm),
          cancel: t(m.cancel),
          close: t(m.close),
          loading: t(m.loading),
        }}
      />
    </Suspense>
  );
}
