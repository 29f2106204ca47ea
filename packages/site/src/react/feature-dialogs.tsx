import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import type { SiteEvents } from '@courtside/shell';
import { useServices, type DialogProps, type OpeningEvent } from '@courtside/shell/react';
import { useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import type { ConnectedDialog } from '../connect-features.ts';

/** The dialogs of all features. Each is loaded when one of its events first happens, and gets every later one. */
export function FeatureDialogs({ dialogs }: { dialogs: readonly ConnectedDialog[] }) {
  return dialogs.map((dialog) => <OneDialog key={dialog.id} dialog={dialog} />);
}

function OneDialog({ dialog }: { dialog: ConnectedDialog }) {
  const t = useT();
  const { errors, events, toaster } = useServices();
  const [opened, setOpened] = useState<OpeningEvent | null>(null);
  const [Dialog, setDialog] = useState<ComponentType<DialogProps> | null>(null);
  // In a ref, as a change of the script must not restart a load in progress.
  const failed = useRef(() => undefined as void);
  useEffect(() => {
    failed.current = () => void toaster.show(t(words.network), 'error');
  }, [t, toaster]);
  // A layout effect: the click that makes React hydrate the page is handled before other effects have run.
  useLayoutEffect(() => {
    let ended = false;
    let asked = false;
    const load = () => {
      asked = true;
      dialog.load().then(
        (part) => {
          if (!ended) setDialog(() => part);
        },
        (fault: unknown) => {
          asked = false;
          errors.report(fault, { during: `load-dialog ${dialog.id}` });
          if (!ended) failed.current();
        },
      );
    };
    const stops = dialog.on.map((name) =>
      events.on(name, (payload) => {
        setOpened(openingEvent(name, payload));
        if (!asked) load();
      }),
    );
    return () => {
      ended = true;
      for (const stop of stops) stop();
    };
  }, [dialog, errors, events]);
  return Dialog && opened && <Dialog opened={opened} />;
}

// The pair is correct by construction; the compiler cannot relate a name to its payload in a union.
const openingEvent = (
  name: keyof SiteEvents,
  payload: SiteEvents[keyof SiteEvents],
): OpeningEvent => ({ name, payload }) as OpeningEvent;
