import { useState } from 'react';
import type { DialogProps } from './feature.ts';

/**
 * Whether a dialog of a feature is open: from each of its events on, until it is closed.
 *
 * @example
 * function RulesDialog({ opened }: DialogProps) {
 *   const { open, close } = useOpening(opened);
 *   return <Dialog open={open} onClose={close} title={t(m.rules)} closeLabel={t(words.close)} />;
 * }
 */
export function useOpening(opened: DialogProps['opened']): { open: boolean; close: () => void } {
  const [closed, setClosed] = useState<DialogProps['opened'] | null>(null);
  return { open: closed !== opened, close: () => setClosed(opened) };
}
