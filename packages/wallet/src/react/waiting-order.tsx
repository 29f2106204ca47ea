import { formatInstant, words } from '@courtside/i18n';
import { useLocale, useT } from '@courtside/i18n/react';
import { useServices } from '@courtside/shell/react';
import { CopyButton, IconAlert } from '@courtside/ui';
import type { ReactNode } from 'react';
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
        <p className="cs-wallet-notice">
          <IconAlert size={16} aria-hidden />
          {t(m.unreachable)}
        </p>
      )}
      <dl className="cs-wallet-lines">
        <Line label={t(m.channel)}>{order.channelName}</Line>
        {order.payee.map((line) => (
          <Line key={line.label} label={line.label} copy={line.value}>
            {line.value}
          </Line>
        ))}
        <Line label={t(m.amount)} copy={order.amount}>
          {shownAmount(order.amount, currency)}
        </Line>
        <Line label={t(m.orderId)} copy={order.orderId}>
          {order.orderId}
        </Line>
        <Line label={t(m.createdAt)}>{formatInstant(order.createdAt, locale)}</Line>
      </dl>
      <CloseOrder orderId={order.orderId} />
    </div>
  );
}

function Line({ label, copy, children }: { label: string; copy?: string; children: ReactNode }) {
  const t = useT();
  return (
    <div className="cs-wallet-line">
      <dt>{label}</dt>
      <dd>
        <span className="cs-wallet-line__value">{children}</span>
        {copy !== undefined && (
          <CopyButton text={copy} label={t(m.copy, { label })} copiedLabel={t(words.copied)} />
        )}
      </dd>
    </div>
  );
}
