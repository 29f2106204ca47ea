import { useT } from '@courtside/i18n/react';
import { IconButton, IconSettings } from '@courtside/ui';
import { startTransition, Suspense, useEffect, useRef, useState } from 'react';
import { m } from './display-messages.ts';
import { lazyPart } from '../lazy-part.tsx';
import { NotOpened, type OpenedPartProps } from '../not-opened.tsx';
import type { DisplayPanelProps } from './display-panel.tsx';

const Panel = lazyPart<DisplayPanelProps & OpenedPartProps>(
  async () => (await import('./display-panel.tsx')).DisplayPanel,
  ({ trigger, ...missing }) => (
    <>
      {trigger}
      <NotOpened {...missing} />
    </>
  ),
);

/** The button of the display settings; the panel is loaded when it is first opened. */
export function DisplaySettings() {
  const t = useT();
  const [open, setOpen] = useState<boolean | null>(null);
  const shown = useRef<HTMLButtonElement>(null);
  const [missed, setMissed] = useState(0);
  useEffect(() => {
    // The button is drawn anew around the panel, and would lose the focus.
    if (missed > 0 && document.activeElement === document.body) shown.current?.focus();
  }, [missed]);
  const button = (
    <IconButton
      ref={shown}
      className="cs-shell-header__tool"
      label={t(m.display)}
      {...(open === null ? { onClick: () => startTransition(() => setOpen(true)) } : {})}
    >
      <IconSettings size={18} aria-hidden />
    </IconButton>
  );
  // In a transition the button stays, with its focus, until the panel is there.
  return (
    <Suspense>
      {open === null ? (
        button
      ) : (
        <Panel
          trigger={button}
          open={open}
          onOpenChange={setOpen}
          onMissing={() => {
            setOpen(null);
            setMissed(missed + 1);
          }}
        />
      )}
    </Suspense>
  );
}
