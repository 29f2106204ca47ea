import type { VenueBalance } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { shownAmount } from '@courtside/money';
import { Confirm, useCovered, useServices } from '@courtside/shell/react';
import { CheckboxField } from '@courtside/ui';
import { useEffect, useRef, useState } from 'react';
import { f } from './frame-messages.ts';
import { e, m } from './messages.ts';
import type { MoneyMover } from './wallet-port.ts';

export interface LeaveDialogProps {
  open: boolean;
  /** What the venue holds; nothing where that is not known. */
  held: VenueBalance | undefined;
  mover: MoneyMover;
  onStay: () => void;
  onLeft: () => void;
}

const hasMoney = ({ balance }: VenueBalance) => /[1-9]/.test(balance);

/** Asks before a game is left, and brings back what the venue holds where the member wants that and it may go. */
export function LeaveDialog({ open, held, mover, onStay, onLeft }: LeaveDialogProps) {
  const t = useT();
  const covered = useCovered();
  const { brand, toaster } = useServices();
  const { move, dismiss } = mover;
  const [takesBack, setTakesBack] = useState(true);
  const [begun, setBegun] = useState(false);
  const shown = (amount: string) => covered(shownAmount(amount, brand.currency));
  const stuck = held && hasMoney(held) && (held.activity !== null || held.state !== 'open');
  const may = held !== undefined && hasMoney(held) && !stuck;
  const busy = begun && (move.status === 'sent' || move.status === 'unknown');
  const gone = useRef(false);
  useEffect(() => {
    if (!begun || gone.current || move.status === 'none' || move.status === 'sent') return;
    // What comes after that is told where the member goes.
    gone.current = true;
    if (move.status === 'unknown') {
      // It is asked for again by itself, on whatever page: nobody has to wait for it here.
      toaster.show(t(e.unknown));
    } else {
      if (move.status === 'done') {
        toaster.show(
          t(m.broughtBack, { amount: covered(shownAmount(move.amount, brand.currency)) }),
          'success',
        );
      }
      if (move.status === 'unclear') toaster.show(t(e.unclear), 'error');
      if (move.status === 'refused') toaster.show(t(f.keptThere, { why: move.text }), 'error');
      dismiss();
    }
    onLeft();
  }, [begun, brand, covered, dismiss, move, onLeft, t, toaster]);
  function leave() {
    if (!may || !takesBack) return onLeft();
    if (mover.bringBack(held.enName, held.balance)) return setBegun(true);
    toaster.show(t(e.notSent));
    return onLeft();
  }
  return (
    <Confirm
      open={open}
      width="sm"
      loading={busy}
      title={t(f.leave)}
      confirmText={t(f.leave)}
      cancelText={t(f.stay)}
      onConfirm={leave}
      onCancel={onStay}
    >
      <div className="cs-venues-notice">
        <p>{t(busy ? f.leaving : f.leaveDetail)}</p>
        {may && !busy && (
          <CheckboxField checked={takesBack} onChange={setTakesBack}>
            {t(f.leaveTakeBack, { amount: shown(held.balance) })}
          </CheckboxField>
        )}
        {stuck && (
          <p>
            {held.activity
              ? t(f.leaveBound, { amount: shown(held.balance), title: held.activity.title })
              : t(f.leaveClosed, { amount: shown(held.balance) })}
          </p>
        )}
      </div>
    </Confirm>
  );
}
