import { useT } from '@courtside/i18n/react';
import { useEffect, useState } from 'react';
import type { Receipt } from '../core/order/receipt.ts';
import { m } from './messages.ts';

const DECIDED_SOON_MS = 1000;

/** Reason why the gateway has not decided: a danger ball if there is one, else the delay of every in-play bet. */
export function WhyPending({ lines }: Pick<Receipt, 'lines'>) {
  const t = useT();
  const isDanger = lines.some(({ wait }) => wait === 'danger-ball');
  return <p className="cs-betslip-order__note">{t(isDanger ? m.whyDangerBall : m.whyDelay)}</p>;
}

/** Time until the last line is decided, from the gateway's latest answers. */
export function SecondsLeft({ lines }: Pick<Receipt, 'lines'>) {
  const t = useT();
  const left = Math.max(0, ...lines.map(({ leftMs }) => leftMs ?? 0));
  // A danger ball may last longer than its delay, for an unknown time.
  if (left < DECIDED_SOON_MS) return null;
  return (
    // With this role, screen readers do not read it each second.
    <p className="cs-betslip-order__note" role="timer">
      {t(m.secondsLeft, { seconds: String(Math.ceil(left / 1000)) })}
    </p>
  );
}

/** Time that the member has been waiting, from two seconds on; it continues over a reload. */
export function Elapsed({ waited }: { waited: () => number }) {
  const t = useT();
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.floor(waited() / 1000);
  if (seconds < 2) return null;
  return (
    <p className="cs-betslip-order__note" role="timer">
      {t(m.elapsed, { seconds: String(seconds) })}
    </p>
  );
}
