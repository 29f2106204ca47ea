import { words } from '@courtside/i18n';
import { betMessages } from '@courtside/betting-terms';
import { formatMoney } from '@courtside/money';
import { useT } from '@courtside/i18n/react';
import type { Message } from '@courtside/i18n';
import type { Violation } from '@courtside/kernel';
import {
  Button,
  ButtonLink,
  CopyButton,
  DataList,
  IconAlert,
  IconSpinner,
  IconSuccess,
  MoneyText,
} from '@courtside/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { orderIsBusy, type OrderState } from '../core/order.ts';
import { receiptOf, type Receipt } from '../core/receipt.ts';
import type { SlipRunner } from '../runner/create-slip-runner.ts';
import { m } from './messages.ts';
import { PickDetails, pickOfLine, priceText } from './pick-details.tsx';
import { useReasonText } from './use-reason-text.ts';

export interface OrderPanelProps {
  order: OrderState;
  runner: SlipRunner;
  recordsPath: string;
  /** Whether the slip has no picks, so that those of the order can be put back. */
  slipIsEmpty: boolean;
  /** How often the member has placed here; each time the focus comes to the panel, because the form that had it is gone. */
  placed: number;
  onDismissed: () => void;
}

type Shown = Exclude<OrderState, { status: 'idle' }>;

/** An order on its way and what became of it, with what it is about: data of the order alone. */
export function OrderPanel({ order, placed, ...props }: OrderPanelProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const receipt = receiptOf(order);
  useEffect(() => {
    if (placed > 0) heading.current?.focus();
  }, [placed]);
  if (order.status === 'idle' || !receipt) return null;
  const { tone, text } = headingOf(order);
  const Icon = { busy: IconSpinner, success: IconSuccess, warning: IconAlert, danger: IconAlert }[
    tone
  ];
  return (
    <section className="cs-betslip-order">
      <div role="status">
        <h3 ref={heading} tabIndex={-1} className={`cs-betslip-order__state is-${tone}`}>
          <Icon className={tone === 'busy' ? 'cs-spin' : undefined} size={20} aria-hidden />
          {t(text)}
        </h3>
      </div>
      {'ticketId' in order && <Ticket id={order.ticketId} />}
      <ReceiptDetails order={order} receipt={receipt} />
      <Actions order={order} {...props} />
    </section>
  );
}

function headingOf(order: Shown): {
  tone: 'busy' | 'success' | 'warning' | 'danger';
  text: Message;
} {
  switch (order.status) {
    case 'quoting':
    case 'validating':
      return { tone: 'busy', text: m.validating };
    case 'submitting':
      return { tone: 'busy', text: m.submitting };
    case 'pending':
      return { tone: 'busy', text: m.pending };
    case 'unknown':
      return order.absent ? { tone: 'warning', text: m.absent } : { tone: 'busy', text: m.unknown };
    case 'accepted':
      return { tone: 'success', text: m.accepted };
    case 'partial':
      return { tone: 'warning', text: m.partial };
    case 'rejected':
      return { tone: 'danger', text: m.rejected };
  }
}

function ReceiptDetails({ order, receipt }: { order: Shown; receipt: Receipt }) {
  const t = useT();
  const { lines, stake, most } = receipt;
  const sums = [
    { label: t(betMessages.stake), value: <MoneyText value={formatMoney(stake)} /> },
    { label: t(m.most), value: <MoneyText value={formatMoney(most)} /> },
  ];
  return (
    <>
      <ul className="cs-betslip-order__lines">
        {lines.map((line) => (
          <li key={line.id} className="cs-betslip-pick">
            <PickDetails
              pick={pickOfLine(line)}
              end={<span>{t(betMessages.price, { price: priceText(line.price) })}</span>}
            />
            <ReasonList reasons={line.reasons} />
          </li>
        ))}
      </ul>
      {order.status === 'rejected' ? (
        <>
          <ReasonList reasons={order.reasons} />
          <p className="cs-betslip-order__note">{t(m.refunded)}</p>
        </>
      ) : (
        <DataList items={sums} />
      )}
    </>
  );
}

function Actions({
  order,
  runner,
  recordsPath,
  slipIsEmpty,
  onDismissed,
}: Omit<OrderPanelProps, 'placed' | 'order'> & { order: Shown }) {
  const t = useT();
  const dismiss = (keepPicks: boolean) => {
    runner.send({ type: 'finish', keepPicks });
    onDismissed();
  };
  if (order.status === 'unknown' && order.absent) {
    const { key } = order.intent;
    return (
      <Button
        variant="primary"
        block
        onClick={() => runner.send({ type: 'order', event: { type: 'retry', key } })}
      >
        {t(m.resubmit)}
      </Button>
    );
  }
  if (orderIsBusy(order)) return null;
  return (
    <>
      {order.status === 'accepted' && (
        <div className="cs-betslip-order__actions">
          {slipIsEmpty && <Button onClick={() => dismiss(true)}>{t(m.keep)}</Button>}
          <ButtonLink
            render={<Link to={recordsPath} />}
            onClick={() => runner.send({ type: 'finish', keepPicks: false })}
          >
            {t(m.viewRecords)}
          </ButtonLink>
        </div>
      )}
      <Button variant="primary" block onClick={() => dismiss(false)}>
        {t(order.status === 'accepted' || slipIsEmpty ? m.done : m.back)}
      </Button>
    </>
  );
}

/** Each reason once, however many lines have it. */
function ReasonList({ reasons }: { reasons: readonly Violation[] }) {
  const reasonText = useReasonText();
  if (reasons.length === 0) return null;
  return (
    <ul className="cs-betslip-order__reasons">
      {[...new Set(reasons.map(reasonText))].map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

function Ticket({ id }: { id: string }) {
  const t = useT();
  return (
    <p className="cs-betslip-order__ticket">
      <span>{t(betMessages.ticket)}</span>
      <span className="cs-betslip-order__number">{id}</span>
      <CopyButton text={id} label={t(m.copy)} copiedLabel={t(words.copied)} />
    </p>
  );
}
