import { useT } from '@courtside/i18n/react';
import { shownAmount } from '@courtside/money';
import { useCovered, useServices } from '@courtside/shell/react';
import { useEffect, useRef } from 'react';
import type { Wallets } from '../core/wallet-part.ts';
import { f } from './frame-messages.ts';
import { e, m } from './messages.ts';
import type { MoneyMover } from './wallet-port.ts';

/**
 * Tells what became of money that was brought back, or that went from venue to venue: that it came, what stayed and why, and
 * what nobody knows yet.
 */
export function useToldReturns({ move, dismiss }: MoneyMover, wallets: Wallets | undefined): void {
  const t = useT();
  const covered = useCovered();
  const { brand, toaster } = useServices();
  const told = useRef('');
  useEffect(() => {
    // What is taken in is told by the dialog that asked for it.
    if (move.status === 'none' || move.way === 'in') return;
    const isBetween = move.way === 'between';
    if (move.status === 'sent' || (move.status === 'bound' && !isBetween)) return;
    const stage = `${move.key} ${move.status}`;
    if (told.current === stage) return;
    told.current = stage;
    const shown = (amount: string) =>
      covered(shownAmount(amount, wallets?.currency ?? brand.currency));
    switch (move.status) {
      case 'unknown':
        toaster.show(t(e.unknown));
        // It is asked for again by itself.
        return;
      case 'unclear':
        toaster.show(t(e.unclear), 'error');
        break;
      case 'bound':
        // The question belongs to the page of transfers, where both venues are seen. Nothing has moved.
        toaster.show(t(m.betweenBound, { title: move.activity.title }), 'error');
        break;
      case 'refused':
        toaster.show(t(isBetween ? m.betweenRefused : f.keptThere, { why: move.text }), 'error');
        break;
      case 'done': {
        const { amount, kept } = move;
        if (isBetween) {
          toaster.show(t(m.movedBetween, { amount: shown(amount) }), 'success');
          break;
        }
        // Nothing came where all of it stayed.
        if (kept.length === 0 || /[1-9]/.test(amount)) {
          toaster.show(t(m.broughtBack, { amount: shown(amount) }), 'success');
        }
        for (const each of kept) {
          const name = wallets?.venues.find(({ enName }) => enName === each.enName)?.name;
          const why = each.reason === 'activity' ? m.keptActivity : m.keptMaintenance;
          toaster.show(t(why, { name: name ?? each.enName, amount: shown(each.amount) }));
        }
      }
    }
    dismiss();
  }, [brand, covered, dismiss, move, t, toaster, wallets]);
}
