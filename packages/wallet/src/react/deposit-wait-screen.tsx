import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { useBalance } from '@courtside/shell/react';
import { Banner, ButtonLink, EmptyState, IconSuccess, Skeleton } from '@courtside/ui';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import type { DepositTracking } from '../core/deposit-tracking.ts';
import { shownAmount } from '../core/shown-amount.ts';
import { m } from './messages.ts';
import { useDepositTracking } from './use-deposit-tracking.ts';
import { WaitingOrder } from './waiting-order.tsx';

/** `/mine/savemoney/recharge/:orderId` and `/transfer/:orderId`: how to pay, and how the order stands. */
export function DepositWaitScreen() {
  const t = useT();
  const { orderId = '' } = useParams();
  return (
    <section className="cs-wallet">
      <h1 className="cs-wallet__title">{t(m.depositWait)}</h1>
      <div className="cs-wallet__panel">
        <OrderState key={orderId} orderId={orderId} />
      </div>
    </section>
  );
}

const HEADINGS = {
  loading: words.loading,
  waiting: m.waiting,
  success: m.success,
  closed: m.closed,
  expired: m.expired,
  missing: m.missing,
} as const satisfies Record<DepositTracking['status'], unknown>;

function OrderState({ orderId }: { orderId: string }) {
  const t = useT();
  const tracking = useDepositTracking(orderId);
  const balance = useBalance();
  const currency = balance.data?.currency;
  const { status } = tracking;
  return (
    <>
      {/* Always there, so that a change of it is read out. */}
      <output className={`cs-wallet-status is-${status}`}>
        {status === 'success' && <IconSuccess size={20} aria-hidden />}
        {t(HEADINGS[status])}
      </output>
      {status === 'loading' && <Skeleton rows={5} label={t(words.loading)} />}
      {status === 'loading' && !tracking.reachable && (
        <Banner tone="warning" role="status">
          {t(m.unreachable)}
        </Banner>
      )}
      {status === 'waiting' && <WaitingOrder tracking={tracking} currency={currency} />}
      {status === 'success' && (
        <Outcome
          detail={t(m.successDetail, { amount: shownAmount(tracking.order.amount, currency) })}
        >
          <ButtonLink variant="primary" size="lg" render={<Link to="/game/sport" />}>
            {t(m.toSport)}
          </ButtonLink>
        </Outcome>
      )}
      {(status === 'closed' || status === 'expired') && <Outcome detail={t(m.closedDetail)} />}
      {status === 'missing' && (
        <EmptyState
          title={t(m.missing)}
          action={<ButtonLink render={<Link to="/mine/savemoney" />}>{t(m.deposit)}</ButtonLink>}
        />
      )}
    </>
  );
}

function Outcome({ detail, children }: { detail: string; children?: ReactNode }) {
  const t = useT();
  return (
    <div className="cs-wallet-outcome">
      <p className="cs-wallet-outcome__detail">{detail}</p>
      <div className="cs-wallet-outcome__links">
        {children}
        <ButtonLink size="lg" render={<Link to="/mine/savemoney" />}>
          {t(m.depositAgain)}
        </ButtonLink>
      </div>
    </div>
  );
}
