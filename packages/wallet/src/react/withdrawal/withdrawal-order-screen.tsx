import type { WithdrawalOrder } from '@courtside/contract';
import { formatInstant, words } from '@courtside/i18n';
import { useLanguage, useT } from '@courtside/i18n/react';
import { shownAmount } from '@courtside/money';
import { Page, useBalance, useCovered, useCustomerService } from '@courtside/shell/react';
import {
  Banner,
  Button,
  ButtonLink,
  Card,
  CopyButton,
  DataList,
  EmptyState,
  Skeleton,
} from '@courtside/ui';
import { Link, useParams } from 'react-router';
import { coinText } from '../../core/coin-text.ts';
import { courseOf } from '../../core/course.ts';
import type { WithdrawalTracking } from '../../core/withdrawal-tracking.ts';
import { CourseTimeline } from '../course-timeline.tsx';
import { m } from '../messages.ts';
import { useMemberId } from '../use-member-id.ts';
import { statusMessages, w } from './messages.ts';
import { useWithdrawalTracking } from './use-withdrawal-tracking.ts';

/** `/mine/takemoney/:orderId`: the state of a withdrawal, step by step with times. */
export function WithdrawalOrderScreen() {
  const t = useT();
  const { orderId = '' } = useParams();
  const memberId = useMemberId();
  return (
    <Page title={t(w.withdraw)} width="narrow">
      <Card>
        <OrderState key={`${memberId} ${orderId}`} orderId={orderId} />
      </Card>
    </Page>
  );
}

function OrderState({ orderId }: { orderId: string }) {
  const t = useT();
  const tracking = useWithdrawalTracking(orderId);
  if (tracking.status === 'missing') {
    return (
      <EmptyState
        title={t(w.missing)}
        action={<ButtonLink render={<Link to="/mine/takemoney" />}>{t(w.back)}</ButtonLink>}
      />
    );
  }
  if (tracking.status === 'loading') {
    return (
      <>
        <Skeleton rows={6} label={t(words.loading)} />
        {!tracking.reachable && (
          <Banner tone="warning" role="status">
            {t(words.network)}
          </Banner>
        )}
      </>
    );
  }
  return <KnownOrder tracking={tracking} order={tracking.order} />;
}

const TONES = { paid: 'success', rejected: 'danger', cancelled: 'warning' } as const;
/** The steps of a successful withdrawal. */
const COURSE: readonly WithdrawalOrder['status'][] = ['submitted', 'reviewing', 'paying', 'paid'];

function KnownOrder({ tracking, order }: { tracking: WithdrawalTracking; order: WithdrawalOrder }) {
  const t = useT();
  const { tag } = useLanguage();
  const { data: balance } = useBalance();
  const service = useCustomerService();
  const { status } = order;
  const covered = useCovered();
  const shown = (amount: string) => covered(shownAmount(amount, balance?.currency));
  const arrives =
    order.arrivesCurrency === balance?.currency
      ? shown(order.arrives)
      : covered(coinText(order.arrives, order.arrivesCurrency));
  const isReturned = status === 'rejected' || status === 'cancelled';
  const final = status === 'paid' || isReturned;
  return (
    <div className="cs-withdraw__order">
      {/* Always rendered, so that screen readers announce its changes. */}
      <output className={`cs-wallet-status is-${status}`}>{t(statusMessages[status])}</output>
      <p className="cs-wallet-order__amount">{shown(order.amount)}</p>
      {tracking.status === 'open' && !tracking.reachable && (
        <Banner tone="warning" role="status">
          {t(w.unreachable)}
        </Banner>
      )}
      {status === 'paid' && (
        <Banner tone="success">{t(w.paidDetail, { amount: arrives, card: order.card })}</Banner>
      )}
      {isReturned && (
        <Banner
          tone={TONES[status]}
          title={order.reason}
          action={
            <Button size="sm" loading={service.busy} onClick={service.open}>
              {t(w.service)}
            </Button>
          }
        >
          {t(w.returned, { amount: shown(order.amount) })}
        </Banner>
      )}
      <CourseTimeline
        label={t(w.steps)}
        steps={courseOf(order.steps, final ? [] : COURSE)}
        messages={statusMessages}
        tones={TONES}
      />
      <DataList
        items={[
          { label: t(w.cards), value: order.card },
          // For a returned withdrawal, no amount arrives and no fee is charged.
          ...(isReturned
            ? []
            : [
                { label: t(w.fee), value: shown(order.fee) },
                { label: t(status === 'paid' ? w.arrived : w.arrives), value: arrives },
              ]),
          {
            label: t(w.orderId),
            value: (
              <span className="cs-wallet-order__value">
                {order.orderId}
                <CopyButton
                  text={order.orderId}
                  label={t(m.copy, { label: t(w.orderId) })}
                  copiedLabel={t(words.copied)}
                />
              </span>
            ),
          },
          { label: t(w.createdAt), value: formatInstant(order.createdAt, tag) },
        ]}
      />
      <ButtonLink size="lg" render={<Link to={`/mine/takemoney?way=${order.kind}`} />}>
        {t(final ? w.again : w.back)}
      </ButtonLink>
    </div>
  );
}
