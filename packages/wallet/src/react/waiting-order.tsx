import { formatInstant, words } from '@courtside/i18n';
import { useLocale, useT } from '@courtside/i18n/react';
import { useServices } from '@courtside/shell/react';
import { Banner, CopyButton, DataList } from '@courtside/ui';
import { countdownText, remainingMs, type DepositTracking } from '../core/deposit-tracking.ts';
import { shownAmount } from '../core/shown-amount.ts';
import { CloseOrder } from './close-order.tsx';
import { m } from './messages.ts';
import { useNow } from './use-now.ts';

export interface WaitingOrderProps {
  tracking: Extract<DepositTracking, { status: 'waiting' }>;
  currency: string | undefined;
}

/** What the member needs in order to pay, and how long they have. */
export function WaitingOrder({ tracking, currency }: WaitingOrderProps) {
  const t = useT();
  const locale = useLocale();
  const { clock } = useServices();
  const now = useNow(clock);
  const { order, reachable } = tracking;
  const copied = (label: string, text: string, shown = text) => ({
    label,
    value: (
      <span className="cs-wallet-order__value">
        {shown}
        <CopyButton text={text} label={t(m.copy, { label })} copiedLabel={t(words.copied)} />
      </span>
    ),
  });
  return (
    <div className="cs-wallet-order">
      <p className="cs-wallet-order__amount">{shownAmount(order.amount, currency)}</p>
      <p className="cs-wallet-order__timer">
        {t(m.expiresIn)}{' '}
        <time role="timer" className="cs-wallet-order__countdown">
          {countdownText(remainingMs(tracking, now))}
        </time>
      </p>
      <p className="cs-wallet-order__detail">{t(m.waitingDetail)}</p>
      {!reachable && (
        <Banner tone="warning" role="status">
          {t(m.unreachable)}
        </Banner>
      )}
      <DataList
        className="cs-wallet-order__lines"
        items={[
          { label: t(m.channel), value: order.channelName },
          ...order.payee.map(({ label, value }) => copied(label, value)),
          copied(t(m.amount), order.amount, shownAmount(order.amount, currency)),
          copied(t(m.orderId), order.orderId),
          { label: t(m.createdAt), value: formatInstant(order.createdAt, locale) },
        ]}
      />
      <CloseOrder orderId={order.orderId} />
    </div>
  );
}
