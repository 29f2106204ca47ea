import type { DepositOrder } from '@courtside/contract';
import { formatInstant, words } from '@courtside/i18n';
import { useLanguage, useT } from '@courtside/i18n/react';
import { currencyInfo, isCurrency, shownAmount } from '@courtside/money';
import { useServices } from '@courtside/shell/react';
import { Banner, CopyButton, DataList } from '@courtside/ui';
import type { ReactNode } from 'react';
import { coinText } from '../../core/coin-text.ts';
import { countdownText, isLate, remainingMs } from '../../core/deposit-time.ts';
import type { DepositState } from '../../core/deposit.ts';
import { payWayOf } from '../../core/pay-ways.ts';
import type { DepositRunner } from '../../runner/deposit-runner.ts';
import { m } from '../messages.ts';
import { useNow } from '../use-now.ts';
import { AddressText } from './address-text.tsx';
import { CloseOrder } from './close-order.tsx';
import { d } from './deposit-messages.ts';
import { PayInstructions } from './pay-instructions.tsx';
import { SlipUpload } from './slip-upload.tsx';
import { ServiceButton } from '../step-links.tsx';
import { useSignalCode } from './use-signal-code.ts';

export interface WaitingOrderProps {
  state: Extract<DepositState, { status: 'waiting' }>;
  runner: DepositRunner;
  currency: string | undefined;
}

/** The payment data for the member, and the remaining time. */
export function WaitingOrder({ state, runner, currency }: WaitingOrderProps) {
  const t = useT();
  const { clock } = useServices();
  const now = useNow(clock);
  const { order, reachable } = state;
  const paid = order.stage === 'paid';
  const late = !paid && isLate(state, now);
  const open = !paid && !late;
  const way = payWayOf(order);
  const signalCode = useSignalCode(order.orderId, open && way === 'app', now);
  const hasTarget = way === 'app' ? signalCode.state.status === 'live' : way !== null;
  const payable = open && hasTarget;
  const coin =
    payable && order.payAmount !== undefined && order.payCurrency !== undefined
      ? coinText(order.payAmount, order.payCurrency)
      : null;
  return (
    <div className="cs-wallet-order">
      <p className="cs-wallet-order__amount">{coin ?? shownAmount(order.amount, currency)}</p>
      {coin !== null && (
        <p className="cs-wallet-order__detail">
          {t(d.coinAmount, { amount: shownAmount(order.amount, currency) })}
        </p>
      )}
      {!paid && (
        <p className="cs-wallet-order__timer">
          {t(m.expiresIn)}{' '}
          <time role="timer" className="cs-wallet-order__countdown">
            {countdownText(remainingMs(state, now))}
          </time>
        </p>
      )}
      {!reachable && (
        <Banner tone="warning" role="status">
          {t(m.unreachable)}
        </Banner>
      )}
      {paid && (
        <Banner tone="info" role="status">
          {t(d.creditingDetail)}
        </Banner>
      )}
      {open && (
        <PayInstructions
          order={order}
          currency={currency}
          signalCode={signalCode}
          onRefresh={runner.refresh}
        />
      )}
      {late && (
        <Banner tone="warning" role="status" action={<ServiceButton />}>
          {t(order.slips === undefined ? d.timeOverNoSlip : d.timeOver)}
        </Banner>
      )}
      <OrderLines order={order} payable={payable} currency={currency} />
      {order.slips !== undefined && (
        <SlipUpload orderId={order.orderId} slips={order.slips} onSent={runner.refresh} />
      )}
      <p className="cs-deposit-help">
        {t(order.slips === undefined ? d.lateHelpNoSlip : d.lateHelp)}
      </p>
      <div className="cs-deposit-actions">
        {!paid && <CloseOrder close={runner.close} />}
        <ServiceButton />
      </div>
    </div>
  );
}

interface OrderLinesProps {
  order: DepositOrder;
  /** Whether there is a target to pay to, and time left. */
  payable: boolean;
  currency: string | undefined;
}

/** The order, line by line; the payment data only while it can be paid. */
function OrderLines({ order, payable, currency }: OrderLinesProps) {
  const t = useT();
  const { tag } = useLanguage();
  const copied = (label: string, text: string, shown: ReactNode = text) => ({
    label,
    value: (
      <span className="cs-wallet-order__value">
        {shown}
        <CopyButton text={text} label={t(m.copy, { label })} copiedLabel={t(words.copied)} />
      </span>
    ),
  });
  const { payAmount, payCurrency = '', rate, bonus, address } = order;
  const amount = shownAmount(order.amount, currency);
  // A rate has more decimals than an amount.
  const sign = isCurrency(currency) ? currencyInfo(currency).sign : '';
  const payment = [
    ...order.payee.map(({ label, value }) =>
      copied(label, value, value === address ? <AddressText address={value} /> : value),
    ),
    ...(payAmount === undefined
      ? []
      : [copied(t(d.payAmount), payAmount, coinText(payAmount, payCurrency))]),
  ];
  return (
    <DataList
      className="cs-wallet-order__lines"
      items={[
        { label: t(m.channel), value: order.channelName },
        ...(payable ? payment : []),
        ...(rate === undefined
          ? []
          : [
              { label: t(d.rateLabel), value: t(d.rate, { coin: payCurrency, rate: sign + rate }) },
            ]),
        // When a coin is paid, the sum in the member's currency is not the amount for their wallet app.
        payable && payAmount === undefined
          ? copied(t(m.amount), order.amount, amount)
          : { label: t(m.amount), value: amount },
        ...(bonus === undefined
          ? []
          : [{ label: t(d.bonusLine), value: shownAmount(bonus, currency) }]),
        copied(t(m.orderId), order.orderId),
        { label: t(m.createdAt), value: formatInstant(order.createdAt, tag) },
      ]}
    />
  );
}
