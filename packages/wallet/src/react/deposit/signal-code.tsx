import type { DepositOrder } from '@courtside/contract';
import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { Banner, Button, ButtonLink, CopyButton, QrCode, Skeleton } from '@courtside/ui';
import { besideHan } from '../../core/beside-han.ts';
import { countdownText } from '../../core/deposit-time.ts';
import { m } from '../messages.ts';
import { d } from './deposit-messages.ts';
import { ServiceButton } from '../step-links.tsx';
import type { OrderSignalCode } from './use-signal-code.ts';

/** Allows only addresses of apps, none that the page itself would run or open. */
export const isAppAddress = (text: string): boolean =>
  /^(?!(?:https?|javascript|data|vbscript|file|blob):)[a-z][a-z0-9+.-]*:\/\//i.test(text);

export interface SignalCodeProps {
  order: DepositOrder;
  signalCode: OrderSignalCode;
}

/** The short-lived code with which a wallet app opens the order; a new code invalidates the earlier one. */
export function SignalCode({ order, signalCode: { state, renew } }: SignalCodeProps) {
  const t = useT();
  const again = (
    <Button size="sm" onClick={renew}>
      {t(d.codeNew)}
    </Button>
  );
  if (state.status === 'loading') return <Skeleton rows={3} label={t(words.loading)} />;
  if (state.status === 'failed') {
    return (
      <Banner
        tone="warning"
        role="alert"
        action={
          <span className="cs-deposit-actions">
            {again}
            <ServiceButton />
          </span>
        }
      >
        {t(d.codeFailed)}
      </Banner>
    );
  }
  if (state.status === 'over') {
    return (
      <Banner tone="warning" role="status" action={again}>
        {t(d.codeOver)}
      </Banner>
    );
  }
  const { code, deepLink } = state.code;
  const label = t(d.code);
  return (
    <div className="cs-deposit-code">
      <p className="cs-deposit-code__text">
        <span className="cs-deposit-code__label">{label}</span>
        <strong>{code}</strong>
        <CopyButton text={code} label={t(m.copy, { label })} copiedLabel={t(words.copied)} />
      </p>
      <p className="cs-wallet-order__detail">
        {t(d.codeExpires, { time: countdownText(state.leftMs) })}
      </p>
      <QrCode
        text={deepLink}
        label={t(d.qr)}
        copyLabel={t(d.qrCopy)}
        copiedLabel={t(words.copied)}
        tooLongText={t(d.qrTooLong)}
      />
      <span className="cs-deposit-actions">
        {isAppAddress(deepLink) && (
          <ButtonLink size="sm" variant="primary" href={deepLink}>
            {t(d.openApp, { channel: besideHan(order.channelName).trimEnd() })}
          </ButtonLink>
        )}
        {again}
      </span>
    </div>
  );
}
