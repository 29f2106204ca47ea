import type { DepositOrder } from '@courtside/contract';
import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { shownAmount } from '@courtside/money';
import { ButtonLink, CopyButton, DataList } from '@courtside/ui';
import { Link } from 'react-router';
import { offeredChannels } from '../../core/offered-channels.ts';
import { walletApi } from '../../redux/wallet-api.ts';
import { m } from '../messages.ts';
import { d } from './deposit-messages.ts';
import { ServiceButton } from '../step-links.tsx';

/** Maximum number of other channels shown. */
const MOST = 3;

export interface FailedOrderProps {
  order: DepositOrder;
  currency: string | undefined;
  detail: string;
}

/** An order without a credit: the reason, the amount, its number, customer service, and other ways to pay. */
export function FailedOrder({ order, currency, detail }: FailedOrderProps) {
  const t = useT();
  const { data } = walletApi.useDepositOfferQuery();
  const others = offeredChannels(data?.channels ?? [])
    .filter(({ channelId }) => channelId !== order.channelId)
    .slice(0, MOST);
  const label = t(m.orderId);
  return (
    <div className="cs-wallet-order">
      <p className="cs-wallet-order__detail">{detail}</p>
      <DataList
        className="cs-wallet-order__lines"
        items={[
          ...(order.reason ? [{ label: t(d.reason), value: order.reason }] : []),
          { label: t(m.amount), value: shownAmount(order.amount, currency) },
          { label: t(m.channel), value: order.channelName },
          {
            label,
            value: (
              <span className="cs-wallet-order__value">
                {order.orderId}
                <CopyButton
                  text={order.orderId}
                  label={t(m.copy, { label })}
                  copiedLabel={t(words.copied)}
                />
              </span>
            ),
          },
        ]}
      />
      {others.length > 0 && (
        <nav className="cs-deposit-others" aria-label={t(d.otherChannels)}>
          <span>{t(d.otherChannels)}</span>
          {others.map(({ channelId, name }) => (
            <ButtonLink
              key={channelId}
              size="sm"
              render={<Link to={`/mine/savemoney?channel=${encodeURIComponent(channelId)}`} />}
            >
              {name}
            </ButtonLink>
          ))}
        </nav>
      )}
      <div className="cs-deposit-actions">
        <ServiceButton />
        <ButtonLink size="sm" render={<Link to="/mine/savemoney" />}>
          {t(m.depositAgain)}
        </ButtonLink>
      </div>
    </div>
  );
}
