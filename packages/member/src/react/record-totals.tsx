import type { BetRecordTotal } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { amountText } from './amounts.ts';
import { m } from './messages.ts';
import { WinLoss } from './record-parts.tsx';

export interface RecordTotalsProps {
  /** Undefined while it is not known; the row keeps its place. */
  total: BetRecordTotal | undefined;
  currency: string | undefined;
  settled: boolean;
}

/** The sums over the period. */
export function RecordTotals({ total, currency, settled }: RecordTotalsProps) {
  const t = useT();
  const figures = [
    { label: t(m.count), value: total?.count },
    { label: t(m.totalStake), value: total && amountText(total.stake, currency) },
    ...(settled
      ? [
          { label: t(m.totalPayout), value: total && amountText(total.payout, currency) },
          {
            label: t(m.totalWinLoss),
            value: total && <WinLoss amount={total.winLoss} currency={currency} />,
          },
        ]
      : []),
  ];
  return (
    <dl className="cs-member-totals" aria-label={t(m.totals)}>
      {figures.map(({ label, value }) => (
        <div key={label} className="cs-member-total">
          <dt className="cs-member-label">{label}</dt>
          <dd>{value ?? '--'}</dd>
        </div>
      ))}
    </dl>
  );
}
