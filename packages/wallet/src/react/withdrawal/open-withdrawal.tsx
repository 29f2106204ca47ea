import { useT } from '@courtside/i18n/react';
import { shownAmount } from '@courtside/money';
import { useBalance, useCovered } from '@courtside/shell/react';
import { Banner, ButtonLink } from '@courtside/ui';
import { Link } from 'react-router';
import { isFinalWithdrawal } from '../../core/withdrawal-tracking.ts';
import { fundsApi } from '../../redux/funds-api.ts';
import { statusMessages, w } from './messages.ts';

/** The newest withdrawal, so that a member finds one they left; nothing for a member without withdrawals. */
export function OpenWithdrawal() {
  const t = useT();
  const covered = useCovered();
  const { data: balance } = useBalance();
  const { currentData: order } = fundsApi.useWithdrawalOrderQuery('', {
    refetchOnMountOrArgChange: true,
  });
  if (!order) return null;
  const open = !isFinalWithdrawal(order);
  return (
    <Banner
      tone="info"
      title={t(open ? w.inProgress : w.last)}
      action={
        <ButtonLink
          size="sm"
          render={<Link to={`/mine/takemoney/${encodeURIComponent(order.orderId)}`} />}
        >
          {t(w.seeProgress)}
        </ButtonLink>
      }
    >
      {covered(shownAmount(order.amount, balance?.currency))} · {order.card} ·{' '}
      {t(statusMessages[order.status])}
    </Banner>
  );
}
