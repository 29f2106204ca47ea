import type { DepositOrder } from '@courtside/contract';
import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { useServices } from '@courtside/shell/react';
import { Banner, Button, ButtonLink, CopyButton, QrCode, Skeleton } from '@courtside/ui';
import { useCallback, useEffect, useState } from 'react';
import { besideHan } from '../../core/beside-han.ts';
import { countdownText } from '../../core/deposit-time.ts';
import { m } from '../messages.ts';
import { useNow } from '../use-now.ts';
import { d } from './deposit-messages.ts';
import { ServiceButton } from '../step-links.tsx';

interface Code {
  code: string;
  deepLink: string;
  /** Expiry, on the local clock. */
  until: number;
}

/** Allows only addresses of apps, none that the page itself would run or open. */
export const isAppAddress = (text: string): boolean =>
  /^(?!(?:https?|javascript|data|vbscript|file|blob):)[a-z][a-z0-9+.-]*:\/\//i.test(text);

/** The short-lived code with which a wallet app opens the order; a new code invalidates the earlier one. */
export function SignalCode({ order }: { order: DepositOrder }) {
  const t = useT();
  const { client, clock } = useServices();
  const now = useNow(clock);
  const [code, setCode] = useState<Code | 'failed' | null>(null);
  const { orderId } = order;
  const create = useCallback(
    () =>
      client.call('/fd/api/v1/payment/createSignalCode', { orderId }).then(
        (made): Code => ({ ...made, until: clock.now() + made.expiresInMs }),
        () => 'failed' as const,
      ),
    [client, clock, orderId],
  );
  useEffect(() => {
    let current = true;
    void create().then((made) => current && setCode(made));
    return () => {
      current = false;
    };
  }, [create]);
  const renew = () => {
    setCode(null);
    void create().then(setCode);
  };
  const again = (
    <Button size="sm" onClick={renew}>
      {t(d.codeNew)}
    </Button>
  );
  if (code === null) return <Skeleton rows={3} label={t(words.loading)} />;
  if (code === 'failed') {
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
  const left = Math.max(0, code.until - now);
  if (left === 0) {
    return (
      <Banner tone="warning" role="status" action={again}>
        {t(d.codeOver)}
      </Banner>
    );
  }
  const label = t(d.code);
  return (
    <div className="cs-deposit-code">
      <p className="cs-deposit-code__text">
        <span className="cs-deposit-code__label">{label}</span>
        <strong>{code.code}</strong>
        <CopyButton text={code.code} label={t(m.copy, { label })} copiedLabel={t(words.copied)} />
      </p>
      <p className="cs-wallet-order__detail">{t(d.codeExpires, { time: countdownText(left) })}</p>
      <QrCode
        text={code.deepLink}
        label={t(d.qr)}
        copyLabel={t(d.qrCopy)}
        copiedLabel={t(words.copied)}
        tooLongText={t(d.qrTooLong)}
      />
      <span className="cs-deposit-actions">
        {isAppAddress(code.deepLink) && (
          <ButtonLink size="sm" variant="primary" href={code.deepLink}>
            {t(d.openApp, { channel: besideHan(order.channelName).trimEnd() })}
          </ButtonLink>
        )}
        {again}
      </span>
    </div>
  );
}
