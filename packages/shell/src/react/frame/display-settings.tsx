import { useT } from '@courtside/i18n/react';
import { IconButton, IconSettings } from '@courtside/ui';
import { Suspense, useState } from 'react';
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
  const button = (
    <IconButton
      className="cs-shell-header__tool"
      label={t(m.display)}
      {...(open === null ? { onClick: () => setOpen(true) } : {})}
    >
      <IconSettings size={18} aria-hidden />
    </IconButton>
  );
  if (open === null) return button;
  return (
    <Suspense fallback={button}>
      <Panel trigger={button} open={open} onOpenChange={setOpen} onMissing={() => setOpen(null)} />
    </Suspense>
  );
}
