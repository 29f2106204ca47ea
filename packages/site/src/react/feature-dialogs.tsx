import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import type { SiteEvents } from '@courtside/shell';
import { useServices, type DialogProps, type OpeningEvent } from '@courtside/shell/react';
import { useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import type { ConnectedDialog } from '../connect-features.ts';

/** The dialogs of all features. Each is fetched when one of its events first happens. */
export function FeatureDialogs({ dialogs }: { dialogs: readonly ConnectedDialog[] }) {
  return dialogs.map((dialog) => <OneDialog key={dialog.id} dialog={dialog} />);
}

interface Loaded {
  Dialog: ComponentType<DialogProps>;
  opened: OpeningEvent;
  /** Counts the openings: each makes the dialog anew. */
  opening: number;
}

function OneDialog({ dialog }: { dialog: ConnectedDialog }) {
  const t = useT();
  const { errors, events, toaster } = useServices();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  /** Whether the dialog listens by itself: from its first effects on, which run before those of what draws it. */
  const listens = useRef(false);
  useLayoutEffect(() => {
    if (loaded) listens.current = false;
  }, [loaded]);
  useEffect(() => {
    listens.current = loaded !== null;
  }, [loaded]);
  // A change of the script must not end what is on its way.
  const failed = useRef(() => undefined as void);
  useEffect(() => {
    failed.current = () => void toaster.show(t(words.network), 'error');
  }, [t, toaster]);
  // A layout effect: a press that makes React take the page over is answered before other effects have run.
  useLayoutEffect(() => {
    let ended = false;
    let newest: OpeningEvent | null = null;
    let part: ComponentType<DialogProps> | null = null;
    let opening = 0;
    const show = (Dialog: ComponentType<DialogProps>, opened: OpeningEvent) =>
      setLoaded({ Dialog, opened, opening: opening++ });
    const open = (event: OpeningEvent) => {
      if (listens.current) return;
      const first = newest === null;
      // What was asked for last is what opens, up to the moment at which the dialog listens by itself.
      newest = event;
      if (part) show(part, event);
      if (!first) return;
      dialog.load().then(
        (Dialog) => {
          part = Dialog;
          if (!ended) show(Dialog, newest ?? event);
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
  }, [dialog, errors, events]);
  return loaded && <loaded.Dialog key={loaded.opening} opened={loaded.opened} />;
}

// The pair is right by construction; the compiler cannot relate a name to its payload in a union.
const openingEvent = (
  name: keyof SiteEvents,
  payload: SiteEvents[keyof SiteEvents],
): OpeningEvent => ({ name, payload }) as OpeningEvent;
