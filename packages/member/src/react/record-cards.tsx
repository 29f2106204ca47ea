import type { BetRecord } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import type { ReactNode } from 'react';
import { amountText } from './amounts.ts';
import { m } from './messages.ts';
import { MatchWords, PickWords, PlacedAt, Result, Ticket, WinLoss } from './record-parts.tsx';
import type { RecordListProps } from './record-table.tsx';

/** The bets as cards, for narrow screens. */
export function RecordCards({ records, ...rest }: RecordListProps) {
  const t = useT();
  return (
    <ul className="cs-member-cards" aria-label={t(m.title)}>
      {records.map((record) => (
        <li key={record.ticket_id} className="cs-member-card" data-ticket={record.ticket_id}>
          <Card record={record} {...rest} />
        </li>
      ))}
    </ul>
  );
}

function Card({
  record,
  currency,
  settled,
}: Omit<RecordListProps, 'records'> & { record: BetRecord }) {
  const t = useT();
  return (
    <>
      <div className="cs-member-card__head">
        <span className="cs-member-card__ticket">
          <span className="cs-member-label">{t(m.ticket)}</span> <Ticket record={record} />
        </span>
        <Result record={record} />
      </div>
      <div className="cs-member-card__words">
        <MatchWords record={record} />
      </div>
      <div className="cs-member-card__words">
        <PickWords record={record} />
      </div>
      <dl className="cs-member-card__amounts">
        <Figure label={t(m.stake)}>{amountText(record.stake, currency)}</Figure>
        <Figure label={t(settled ? m.payout : m.maxWin)}>
          {amountText(settled ? record.payout : record.maxWin, currency)}
        </Figure>
        {settled && (
          <Figure label={t(m.winLoss)}>
            <WinLoss amount={record.winLoss} currency={currency} />
          </Figure>
        )}
      </dl>
      <PlacedAt record={record} />
    </>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="cs-member-label">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
