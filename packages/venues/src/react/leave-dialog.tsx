import type { VenueBalance } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { shownAmount } from '@courtside/money';
import { Confirm, useCovered, useServices } from '@courtside/shell/react';
import { CheckboxField } from '@courtside/ui';
import { useEffect, useRef, useState } from 'react';
import { isMoney } from '../core/is-money.ts';
import { isMoving } from '../core/wallet-part.ts';
import { f } from './frame-messages.ts';
import { e } from './messages.ts';
import { useHeldNow, useKeptThere } from './use-held-now.ts';
import type { MoneyMover } from './wallet-port.ts';

export interface LeaveDialogProps {
  enName: string;
  /** The last known balance of the venue; it is requested again. */
  last: VenueBalance | undefined;
  /** Currency of the member's wallets. */
  currency: string;
  mover: MoneyMover;
  onStay: () => void;
  onLeft: () => void;
}

/**
 * Asks before a game is left, and brings the venue's balance back if the member wants that and it is allowed. It must
 * be mounted when it opens.
 */
export function LeaveDialog({ enName, last, currency, mover, onStay, onLeft }: LeaveDialogProps) {
  const t = useT();
  const covered = useCovered();
  const { toaster } = useServices();
  const { move } = mover;
  const now = useHeldNow(enName);
  const [takesBack, setTakesBack] = useState(true);
  const [begun, setBegun] = useState(false);
  const shown = (amount: string) => covered(shownAmount(amount, currency));
  const held = now.status === 'known' && isMoney(now.held.balance) ? now.held : null;
  const may = held !== null && held.activity === null;
  const busy = begun && isMoving(move);
  const gone = useRef(false);
  useEffect(() => {
    // The site reports the outcome of the transfer, and may have done so already.
    if (!begun || gone.current || move.status === 'sent') return;
    // An unknown outcome is requested on every page, so the member need not wait for it here.
    gone.current = true;
    onLeft();
  }, [begun, move, onLeft]);
  function leave() {
    if (!may || !takesBack) return onLeft();
    if (mover.bringBack(held.enName, held.balance)) return setBegun(true);
    toaster.show(t(e.notSent));
    return onLeft();
  }
  return (
    <Confirm
      open
      width="sm"
      // The venue's balance is not known yet, for some seconds at most.
      loading={busy || now.status === 'asking'}
      title={t(f.leave)}
      confirmText={t(f.leave)}
      cancelText={now.status === 'closed' ? undefined : t(f.stay)}
      onConfirm={leave}
      onCancel={onStay}
    >
      <div className="cs-venues-notice">
        <p>{t(busy ? f.leaving : f.leaveDetail)}</p>
        {now.status === 'asking' && <p role="status">{t(f.leaveAsking)}</p>}
        {may && !busy && (
          <CheckboxField checked={takesBack} onChange={setTakesBack}>
            {t(f.leaveTakeBack, { amount: shown(held.balance) })}
          </CheckboxField>
        )}
        {held?.activity && (
          <p>{t(f.leaveBound, { amount: shown(held.balance), title: held.activity.title })}</p>
        )}
        {now.status === 'unknown' && <p>{t(f.leaveUnknown)}</p>}
        {now.status === 'closed' && <Closed enName={enName} last={last} shown={shown} />}
      </div>
    </Confirm>
  );
}

function Closed({
  enName,
  last,
  shown,
}: Pick<LeaveDialogProps, 'enName' | 'last'> & { shown: (amount: string) => string }) {
  const t = useT();
  const kept = useKeptThere(enName, last);
  return <p>{kept === null ? t(e.closedDetail) : t(f.leaveClosed, { amount: shown(kept) })}</p>;
}
