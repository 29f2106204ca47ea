import type { DepositOrder } from '@courtside/contract';
import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { shownAmount } from '@courtside/money';
import { Page, ReturnLink, useBalance } from '@courtside/shell/react';
import { Banner, ButtonLink, Card, EmptyState, IconSuccess, Skeleton } from '@courtside/ui';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { isFollowed, type DepositState } from '../core/deposit.ts';
import { d } from './deposit/deposit-messages.ts';
import { FailedOrder } from './deposit/failed-order.tsx';
import { useDeposit } from './deposit/use-deposit.ts';
import { WaitingOrder } from './deposit/waiting-order.tsx';
import { m } from './messages.ts';
import { useMemberId } from './use-member-id.ts';

/** The waiting page of an order, `/mine/savemoney/{kind}/:orderId`: how to pay, and the order's state. */
export function DepositWaitScreen() {
  const t = useT();
  const { orderId = '' } = useParams();
  const memberId = useMemberId();
  return (
    <Page title={t(m.depositWait)} width="narrow">
      <Card>
        <OrderState key={`${memberId} ${orderId}`} orderId={orderId} />
      </Card>
    </Page>
  );
}

const HEADINGS = {
  waiting: m.waiting,
  credited: m.success,
  closed: m.closed,
  expired: m.expired,
  failed: d.failed,
  missing: m.missing,
} as const satisfies Partial<Record<DepositState['status'], unknown>>;

function heading(state: DepositState) {
  if (state.status === 'waiting' && state.order.stage === 'paid') return d.crediting;
  return state.status in HEADINGS ? HEADINGS[state.status as keyof typeof HEADINGS] : words.loading;
}

function OrderState({ orderId }: { orderId: string }) {
  const t = useT();
  const { state, runner } = useDeposit(orderId);
  const balance = useBalance();
  const currency = balance.data?.currency;
  const { status } = state;
  return (
    <>
      {/* Always rendered, so that screen readers announce its changes. */}
      <output className={`cs-wallet-status is-${status}`}>
        {status === 'credited' && <IconSuccess size={20} aria-hidden />}
        {t(heading(state))}
      </output>
      {(status === 'loading' || status === 'none') && (
        <Skeleton rows={5} label={t(words.loading)} />
      )}
      {isFollowed(state) && status === 'loading' && !state.reachable && (
        <Banner tone="warning" role="status">
          {t(m.unreachable)}
        </Banner>
      )}
      {status === 'waiting' && <WaitingOrder state={state} runner={runner} currency={currency} />}
      {status === 'credited' && (
        <Outcome detail={t(m.successDetail, { amount: creditedText(state.order, currency) })}>
          <ButtonLink
            variant="primary"
            size="lg"
            render={<ReturnLink to={['/game/sport', '/game/sport/crty']} />}
          >
            {t(m.toSport)}
          </ButtonLink>
        </Outcome>
      )}
      {status === 'closed' && <Outcome detail={t(m.closedDetail)} />}
      {status === 'expired' && (
        <FailedOrder order={state.order} currency={currency} detail={t(d.expiredDetail)} />
      )}
      {status === 'failed' && (
        <FailedOrder order={state.order} currency={currency} detail={t(d.failedDetail)} />
      )}
      {status === 'missing' && (
        <EmptyState
          title={t(m.missing)}
          action={<ButtonLink render={<Link to="/mine/savemoney" />}>{t(m.deposit)}</ButtonLink>}
        />
      )}
    </>
  );
}

/** The amount, with its bonus shown separately. */
function creditedText(order: DepositOrder, currency: string | undefined): string {
  const amount = shownAmount(order.amount, currency);
  return order.bonus === undefined ? amount : `${amount} + ${shownAmount(order.bonus, currency)}`;
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
