import type { DepositOrder } from '@courtside/contract';
import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { shownAmount } from '@courtside/money';
import { Banner, Button, QrCode } from '@courtside/ui';
import { besideHan } from '../../core/beside-han.ts';
import { payWayOf, type PayWay } from '../../core/pay-ways.ts';
import { AddressText } from './address-text.tsx';
import { d } from './deposit-messages.ts';
import { SignalCode } from './signal-code.tsx';
import { ServiceButton } from '../step-links.tsx';
import type { OrderSignalCode } from './use-signal-code.ts';

const SENTENCES = {
  scan: d.scan,
  account: d.payInto,
  coin: d.payCoin,
  app: d.payApp,
} as const satisfies Record<PayWay, unknown>;

export interface PayInstructionsProps {
  order: DepositOrder;
  currency: string | undefined;
  /** The payment code, for an order that a wallet app pays. */
  signalCode: OrderSignalCode;
  /** Reads the order again. */
  onRefresh: () => void;
}

/** Instructions for the payment. Without a target of the payment, the member is not asked to pay. */
export function PayInstructions({ order, currency, signalCode, onRefresh }: PayInstructionsProps) {
  const t = useT();
  const way = payWayOf(order);
  if (way === null) {
    return (
      <Banner
        tone="warning"
        role="status"
        action={
          <span className="cs-deposit-actions">
            <Button size="sm" onClick={onRefresh}>
              {t(d.readAgain)}
            </Button>
            <ServiceButton />
          </span>
        }
      >
        {t(d.noPayee)}
      </Banner>
    );
  }
  const code = way === 'app' && <SignalCode order={order} signalCode={signalCode} />;
  if (code && signalCode.state.status !== 'live') return code;
  const { address, askedAmount, networkName, payCurrency = '', qrText = '' } = order;
  return (
    <>
      <p className="cs-wallet-order__detail">
        {t(SENTENCES[way], { channel: besideHan(order.channelName) })}
      </p>
      {askedAmount !== undefined && (
        <Banner tone="warning">
          {t(d.exactAmount, {
            amount: shownAmount(order.amount, currency),
            asked: shownAmount(askedAmount, currency),
          })}
        </Banner>
      )}
      {networkName && (
        <Banner tone="warning">
          {t(d.networkWarning, { network: besideHan(networkName), coin: payCurrency })}
        </Banner>
      )}
      {code}
      {way !== 'app' && qrText !== '' && (
        <QrCode
          className="cs-deposit-qr"
          text={qrText}
          {...(qrText === address && { shownText: <AddressText address={qrText} /> })}
          label={t(d.qr)}
          copyLabel={t(d.qrCopy)}
          copiedLabel={t(words.copied)}
          tooLongText={t(d.qrTooLong)}
        />
      )}
    </>
  );
}
