import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { Button, ButtonLink, CopyButton } from '@courtside/ui';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { type LiveOrder, orderIsBusy } from '../core/order/order-state.ts';
import type { Receipt } from '../core/order/receipt.ts';
import { selectSlip } from '../redux/selectors.ts';
import type { SlipRunner } from '../runner/create-slip-runner.ts';
import type { BetslipProps } from './betslip.tsx';
import { m } from './messages.ts';
import { lowerStakes } from '../core/slip/lower-stakes.ts';
import { moneyText, typedText } from '../core/money-text.ts';
import { isAbsent } from './order-heading.ts';

export interface OrderActionsProps {
  order: LiveOrder;
  receipt: Receipt;
  runner: SlipRunner;
  recordsPath: string;
  /** Whether the slip has no picks to return to. */
  slipIsEmpty: boolean;
  onDismissed: () => void;
  onCustomerService: BetslipProps['onCustomerService'];
}

/** What a member can do about an order: send it again, give it up, look it up, or go on. */
export function OrderActions({
  order,
  receipt,
  runner,
  recordsPath,
  slipIsEmpty,
  onDismissed,
  onCustomerService,
}: OrderActionsProps) {
  const t = useT();
  const lower = lowerStakes(useSelector(selectSlip));
  // The gateway and customer service identify an order by the keys of its bets.
  const undecided = receipt.lines
    .filter(({ status }) => status === 'unknown')
    .map(({ key }) => key);
  const ways = (
    <div className="cs-betslip-order__actions">
      <ButtonLink render={<Link to={recordsPath} />}>{t(m.viewRecords)}</ButtonLink>
      {onCustomerService && <Button onClick={onCustomerService}>{t(m.customerService)}</Button>}
    </div>
  );
  if (isAbsent(receipt.lines)) {
    const { key } = order.intent;
    return (
      <>
        <Button
          variant="primary"
          block
          onClick={() => runner.send({ type: 'order', event: { type: 'retry', key } })}
        >
          {t(m.resubmit)}
        </Button>
        <Button
          block
          onClick={() => runner.send({ type: 'order', event: { type: 'giveUp', key } })}
        >
          {t(m.giveUp)}
        </Button>
        {ways}
      </>
    );
  }
  if (order.status === 'unknown') {
    return (
      <>
        <p className="cs-betslip-order__ticket">
          <span>{t(m.intent)}</span>
          <span className="cs-betslip-order__number">{undecided.join(' ')}</span>
          <CopyButton
            text={undecided.join(' ')}
            label={t(m.copyIntent)}
            copiedLabel={t(words.copied)}
          />
        </p>
        {ways}
      </>
    );
  }
  if (orderIsBusy(order)) return null;
  return (
    <>
      {lower[0] && (
        <Button
          variant="primary"
          block
          onClick={() => {
            for (const { field, stake } of lower) {
              runner.send({ type: 'setStake', id: field, text: typedText(stake) });
            }
            // Sent after the stakes, because the next order may replace this one.
            runner.send({ type: 'finish', keepPicks: false });
            onDismissed();
          }}
        >
          {lower.length > 1
            ? t(m.lowerStakes)
            : t(lower[0].lines > 1 ? m.lowerEach : m.lowerStake, {
                stake: moneyText(lower[0].stake),
              })}
        </Button>
      )}
      {order.status !== 'rejected' && (
        <ButtonLink
          block
          render={<Link to={recordsPath} />}
          onClick={() => runner.send({ type: 'finish', keepPicks: false })}
        >
          {t(m.viewRecords)}
        </ButtonLink>
      )}
      <Button
        variant={lower.length > 0 ? 'secondary' : 'primary'}
        block
        onClick={() => {
          runner.send({ type: 'finish', keepPicks: false });
          onDismissed();
        }}
      >
        {t(order.status === 'accepted' || slipIsEmpty ? m.done : m.back)}
      </Button>
    </>
  );
}
