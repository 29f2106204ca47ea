import { useT } from '@courtside/i18n/react';
import { memo } from 'react';
import { orderIsBusy } from '../core/order/order-state.ts';
import { isReturned } from '../core/order/returned.ts';
import { showsPicks } from '../core/slip/slip-order.ts';
import type { SlipState } from '../core/slip/slip-state.ts';
import type { BetslipProps } from './betslip.tsx';
import { LoadShared } from './load-shared.tsx';
import { m } from './messages.ts';
import { OrderPanel } from './order-panel.tsx';
import { QuickBetPanel } from './quick-bet-panel.tsx';
import { RemovedPicks } from './removed-picks.tsx';
import { ReturnedOrder } from './returned-order.tsx';
import { ShareSlip } from './share-slip.tsx';
import { SlipForm } from './slip-form.tsx';
import { SlipModes } from './slip-modes.tsx';

export interface SlipBodyProps extends BetslipProps {
  slip: SlipState;
  /** Whether the slip is a sheet at the bottom of the screen. */
  isSheet: boolean;
  /** Number of orders that were sent from the form. */
  placed: number;
  /** Number of picks that could not be loaded from the last shared code. */
  missing: number;
  /** Called with `missing` after a shared code was loaded. */
  onMissing: (count: number) => void;
  /** Called to move the focus to the stake, or to the title where there is none. */
  onVisit: () => void;
  /** Called to fold the sheet. */
  onFold: () => void;
  /** Called when an order was sent from the form. */
  onPlaced: () => void;
}

/** What the slip shows below its head: the order and its outcome, and the picks of the next order. */
export const SlipBody = memo(function SlipBody(props: SlipBodyProps) {
  const { slip, isSheet, onVisit, onFold } = props;
  const t = useT();
  const count = slip.entries.length;
  const ordered = slip.order.status !== 'idle';
  const busy = orderIsBusy(slip.order);
  const returned = isReturned(slip);
  const showsForm = returned || showsPicks(slip);
  return (
    <>
      {returned && slip.order.status !== 'idle' && <ReturnedOrder order={slip.order} />}
      {ordered && !returned && (
        <OrderPanel
          order={slip.order}
          runner={props.runner}
          recordsPath={props.recordsPath}
          slipIsEmpty={count === 0}
          placed={props.placed}
          onCustomerService={props.onCustomerService}
          // On a phone an empty slip folds, because it covers the board.
          onDismissed={() => (count === 0 && isSheet ? onFold() : onVisit())}
          explain={props.explain}
        />
      )}
      {!busy && <RemovedPicks slip={slip} runner={props.runner} onUndone={onVisit} />}
      {!busy && (showsForm || count === 0) && (
        <SlipModes mode={slip.mode} entries={slip.entries} runner={props.runner} />
      )}
      {showsForm && (
        <SlipForm {...props} slip={slip} onPlaced={props.onPlaced} onRemoved={onVisit} />
      )}
      {showsForm && props.shareAs !== undefined && (
        <ShareSlip entries={slip.entries} brand={props.shareAs} />
      )}
      {props.quickBets && !props.shut && (
        <QuickBetPanel quick={props.quickBets} currency={props.currency} />
      )}
      {props.missing > 0 && count > 0 && (
        <p role="status" className="cs-betslip-missing">
          {t(m.shareMissing, { count: String(props.missing) })}
        </p>
      )}
      {count === 0 && !ordered && (
        <>
          <p className="cs-betslip__empty">{t(m.empty)}</p>
          {props.loadShared && (
            <LoadShared runner={props.runner} load={props.loadShared} onMissing={props.onMissing} />
          )}
        </>
      )}
    </>
  );
});
