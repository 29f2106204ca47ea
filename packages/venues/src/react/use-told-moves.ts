import { useT } from '@courtside/i18n/react';
import { shownAmount } from '@courtside/money';
import { useCovered, useServices } from '@courtside/shell/react';
import { useEffect, useRef } from 'react';
import { isMoney } from '../core/is-money.ts';
import type { MoneyMove, Wallets } from '../core/wallet-part.ts';
import { f } from './frame-messages.ts';
import { e, m } from './messages.ts';
import type { MoneyMover } from './wallet-port.ts';

type Decided = Exclude<MoneyMove, { status: 'none' | 'sent' }>;

/**
 * Reports the outcome of money movements on any page: money that arrived, money that stayed with the reason, money that
 * was not moved, and unknown outcomes.
 *
 * @param waited true while the dialog that ordered it is open, which reports it itself
 */
export function useToldMoves(
  { move, dismiss }: MoneyMover,
  wallets: Wallets | undefined,
  waited: boolean,
): void {
  const tell = useTell(wallets);
  const told = useRef('');
  useEffect(() => {
    if (move.status === 'none' || move.status === 'sent') return;
    const isIn = move.way === 'in';
    if (isIn && (waited || move.status === 'unknown')) return;
    const stage = `${move.key} ${move.status}`;
    if (told.current === stage) return;
    told.current = stage;
    tell(move);
    // An unknown outcome is requested again automatically.
    if (move.status !== 'unknown') dismiss();
  }, [dismiss, move, tell, waited]);
}

function useTell(wallets: Wallets | undefined): (move: Decided) => void {
  const t = useT();
  const covered = useCovered();
  const { brand, toaster } = useServices();
  const nameOf = (venue: string) =>
    wallets?.venues.find(({ enName }) => enName === venue)?.name ?? venue;
  const shown = (amount: string) =>
    covered(shownAmount(amount, wallets?.currency ?? brand.currency));

  function done({ way, amount, left, kept }: Extract<Decided, { status: 'done' }>) {
    if (way === 'in') return toaster.show(t(e.moved), 'success');
    if (way === 'between') {
      return toaster.show(t(m.movedBetween, { amount: shown(amount) }), 'success');
    }
    // Nothing arrived when all of it stayed.
    if (kept.length === 0 || isMoney(amount)) {
      toaster.show(t(m.broughtBack, { amount: shown(amount) }), 'success');
    }
    // A round may have ended after the venue's balance was requested.
    if (isMoney(left)) toaster.show(t(f.leftThere, { amount: shown(left) }));
    for (const each of kept) {
      const why = each.reason === 'activity' ? m.keptActivity : m.keptMaintenance;
      toaster.show(t(why, { name: nameOf(each.enName), amount: shown(each.amount) }));
    }
  }

  return (move) => {
    switch (move.status) {
      case 'unknown':
        return void toaster.show(t(e.unknown));
      case 'unclear':
        return void toaster.show(t(e.unclear), 'error');
      case 'bound': {
        // The dialog that ordered it is closed, or the transfer page asks the question. Nothing has moved.
        const { title } = move.activity;
        const text =
          move.way === 'between'
            ? t(m.betweenBound, { title })
            : t(e.boundNotMoved, { name: nameOf(move.venue), title });
        return void toaster.show(text, 'error');
      }
      case 'refused': {
        const { way, text: why } = move;
        if (way === 'in') return void toaster.show(why, 'error');
        return void toaster.show(
          t(way === 'between' ? m.betweenRefused : f.keptThere, { why }),
          'error',
        );
      }
      case 'done':
        return void done(move);
    }
  };
}
