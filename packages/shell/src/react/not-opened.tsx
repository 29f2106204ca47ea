import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { useEffect, useEffectEvent } from 'react';
import type { MissingPartProps } from './lazy-part.tsx';
import { useServices } from './services.tsx';

/** Props of a dialog, a sheet or a panel that is loaded when it is opened. */
export interface OpenedPartProps {
  /** Takes the part away as it did not load: the next press draws and loads it anew. */
  onMissing: () => void;
}

/**
 * In place of a dialog, a sheet or a panel that was opened and did not load: says so in a toast, and has it taken away.
 *
 * @example
 * const Sheet = lazyPart<SheetProps & OpenedPartProps>(async () => (await import('./sheet.tsx')).Sheet, NotOpened);
 */
export function NotOpened({ forget, onMissing }: OpenedPartProps & MissingPartProps) {
  const t = useT();
  const { toaster } = useServices();
  const end = useEffectEvent(() => {
    toaster.show(t(words.network), 'error');
    // Both are drawn at once: nothing is loaded before the next press.
    forget();
    onMissing();
  });
  useEffect(() => end(), []);
  return null;
}
