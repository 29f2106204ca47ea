import { useT } from '@courtside/i18n/react';
import { IconAlert, IconSpinner, IconSuccess } from '@courtside/ui';
import { useEffect, useRef } from 'react';
import type { LiveOrder, OrderState } from '../core/order/order-state.ts';
import { receiptOf } from '../core/order/receipt.ts';
import type { BetslipProps } from './betslip.tsx';
import { headingOf, isAbsent } from './order-heading.ts';
import { OrderActions, type OrderActionsProps } from './order-actions.tsx';
import { ReceiptDetails } from './order-receipt.tsx';
import { Elapsed, SecondsLeft, WhyPending } from './order-waiting.tsx';

export interface OrderPanelProps extends Omit<OrderActionsProps, 'order' | 'receipt'> {
  order: OrderState;
  /** Number of placed orders; each moves the focus to the panel, because the form that had it is removed. */
  placed: number;
  explain: BetslipProps['explain'];
}

/** A pending order or its outcome, with its contents, which are data of the order only. */
export function OrderPanel({ order, placed, explain, ...props }: OrderPanelProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const receipt = receiptOf(order);
  useEffect(() => {
    if (placed > 0) heading.current?.focus();
  }, [placed]);
  if (order.status === 'idle' || !receipt) return null;
  const { tone, text } = headingOf(order, receipt);
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
        {order.status === 'pending' && <WhyPending lines={receipt.lines} />}
      </div>
      {order.status === 'pending' && <SecondsLeft lines={receipt.lines} />}
      {WAITING.has(order.status) && !isAbsent(receipt.lines) && (
        <Elapsed key={order.intent.key} waited={() => props.runner.waitedMs()} />
      )}
      <ReceiptDetails order={order} receipt={receipt} explain={explain} />
      <OrderActions order={order} receipt={receipt} {...props} />
    </section>
  );
}

/** Statuses in which the member waits for the gateway. */
const WAITING: ReadonlySet<LiveOrder['status']> = new Set(['submitting', 'pending', 'unknown']);
