import type { DepositOrder } from '@courtside/contract';
import { formatInstant } from '@courtside/i18n';
import { useLanguage, useT } from '@courtside/i18n/react';
import { shownAmount } from '@courtside/money';
import { Banner, ButtonLink } from '@courtside/ui';
import { Link } from 'react-router';
import { depositPath } from '../../core/offered-channels.ts';
import { d } from './deposit-messages.ts';

/** The orders that the member left open, each with a link to its page. */
export function OpenOrders({
  orders,
  currency,
}: {
  orders: readonly DepositOrder[];
  currency: string;
}) {
  const t = useT();
  const { tag } = useLanguage();
  if (orders.length === 0) return null;
  return (
    <Banner tone="info" title={t(d.openOrders)}>
      <ul className="cs-deposit-open">
        {orders.map((order) => (
          <li key={order.orderId}>
            <span>
              {order.channelName} {shownAmount(order.amount, currency)}
            </span>
            <time dateTime={new Date(order.createdAt).toISOString()}>
              {formatInstant(order.createdAt, tag)}
            </time>
            <ButtonLink
              size="sm"
              aria-label={`${t(d.openOrder)} ${order.orderId}`}
              render={<Link to={depositPath(order)} />}
            >
              {t(d.openOrder)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
