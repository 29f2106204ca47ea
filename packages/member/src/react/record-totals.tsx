import type { BetRecordTotal } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { DataList } from '@courtside/ui';
import type { PageTotals } from '../core/page-totals.ts';
import { Amount } from './amount.tsx';
import { m } from './messages.ts';

export interface RecordTotalsProps {
  /** Undefined while unknown; the row keeps its place. */
  total: BetRecordTotal | undefined;
  /** Sums of the shown page. */
  page: PageTotals | undefined;
  currency: string | undefined;
  /** True for open bets, which have no payouts. */
  open: boolean;
  /** True where the filter shows refused bets. */
  refused: boolean;
}

/** The sums over all bets of the filter, and of the page. */
export function RecordTotals({ total, page, currency, open, refused }: RecordTotalsProps) {
  const t = useT();
  const figuresOf = (sums: BetRecordTotal | PageTotals | undefined) => [
    { label: t(m.count), value: sums && String(refused ? (sums.refused ?? 0) : sums.count) },
    ...(refused
      ? []
      : [
          {
            label: t(m.totalStake),
            value: sums && <Amount amount={sums.stake} currency={currency} />,
          },
        ]),
    ...(open || refused
      ? []
      : [
          {
            label: t(m.totalPayout),
            value: sums && <Amount amount={sums.payout} currency={currency} />,
          },
          {
            label: t(m.totalWinLoss),
            value: sums && <Amount signed amount={sums.winLoss} currency={currency} />,
          },
        ]),
  ];
  const itemsOf = (sums: BetRecordTotal | PageTotals | undefined) =>
    figuresOf(sums).map(({ label, value }) => ({ label, value: value ?? '--' }));
  const apart = total?.refused ?? 0;
  return (
    <div className="cs-member-totals">
      <DataList layout="figures" aria-label={t(m.totals)} items={itemsOf(total)} />
      <div className="cs-member-totals__page">
        <span>{t(m.pageTotals)}</span>
        <DataList aria-label={t(m.pageTotals)} items={itemsOf(page)} />
      </div>
      {apart > 0 && !refused && (
        <p className="cs-member-totals__note">{t(m.refusedApart, { count: apart })}</p>
      )}
    </div>
  );
}
