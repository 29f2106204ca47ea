import { useT } from '@courtside/i18n/react';
import { useServices } from '@courtside/shell/react';
import { useEffect, useRef } from 'react';
import { e } from './messages.ts';
import type { MoneyMover } from './wallet-port.ts';

/**
 * Tells what became of money that is taken into a venue when nobody waits for it, and leads nowhere: the dialog that ordered
 * it was closed, or the page was loaded anew.
 *
 * @param waited somebody waits for it, and tells it
 */
export function useToldTakeIn({ move, dismiss }: MoneyMover, waited: boolean): void {
  const t = useT();
  const { toaster } = useServices();
  const told = useRef('');
  useEffect(() => {
    if (waited || move.status === 'none' || move.way !== 'in') return;
    if (move.status === 'sent' || move.status === 'unknown' || told.current === move.key) return;
    told.current = move.key;
    if (move.status === 'done') toaster.show(t(e.moved), 'success');
    if (move.status === 'refused') toaster.show(move.text, 'error');
    if (move.status === 'unclear') toaster.show(t(e.unclear), 'error');
    dismiss();
  }, [dismiss, move, t, toaster, waited]);
}
