import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import type { SiteEvents } from '@courtside/shell';
import { useServices, type DialogProps, type OpeningEvent } from '@courtside/shell/react';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { ConnectedDialog } from '../connect-features.ts';

/** The dialogs of all features. Each is fetched when one of its events first happens. */
export function FeatureDialogs({ dialogs }: { dialogs: readonly ConnectedDialog[] }) {
  return dialogs.map((dialog) => <OneDialog key={dialog.id} dialog={dialog} />);
}

interface Loaded {
  Dialog: ComponentType<DialogProps>;
  opened: OpeningEvent;
}

function OneDialog({ dialog }: { dialog: ConnectedDialog }) {
  const t = useT();
  const { errors, events, toaster } = useServices();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const waiting = loaded === null;
  // A change of the script must not end what is on its way.
  const failed = useRef(() => undefined as void);
  useEffect(() => {
    failed.current = () => void toaster.show(t(words.network), 'error');
  }, [t, toaster]);
  useEffect(() => {
    if (!waiting) return undefined;
    let ended = false;
    let newest: OpeningEvent | null = null;
    const open = (event: OpeningEvent) => {
      const first = newest === null;
      // What was asked for last is what opens.
      newest = event;
      if (!first) return;
      dialog.load().then(
        (Dialog) => {
          if (!ended) setLoaded({ Dialog, opened: newest ?? event });
        },
        (fault: unknown) => {
          newest = null;
          errors.report(fault, { during: `load-dialog ${dialog.id}` });
          if (!ended) failed.current();
        },
      );
    };
    const stops = dialog.on.map((name) =>
      events.on(name, (payload) => open(openingEvent(name, payload))),
    );
    return () => {
      ended = true;
      for (const stop of stops) stop();
    };
  }, [dialog, errors, events, waiting]);
  return loaded && <loaded.Dialog opened={loaded.opened} />;
}

// The pair is right by construction; the compiler cannot relate a name to its payload in a union.
const openingEvent = (
  name: keyof SiteEvents,
  payload: SiteEvents[keyof SiteEvents],
): OpeningEvent => ({ name, payload }) as OpeningEvent;
