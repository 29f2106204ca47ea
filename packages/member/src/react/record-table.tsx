import type { BetRecord } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { amountText } from './amounts.ts';
import { m } from './messages.ts';
import { MatchWords, PickWords, PlacedAt, Result, Ticket, WinLoss } from './record-parts.tsx';

export interface RecordListProps {
  records: readonly BetRecord[];
  currency: string | undefined;
  /** True for the list of settled bets, which has payouts instead of what may be won. */
  settled: boolean;
}

/** The bets as a table, for wide screens. */
export function RecordTable({ records, currency, settled }: RecordListProps) {
  const t = useT();
  return (
    <table className="cs-member-table">
      <caption className="cs-visually-hidden">{t(m.title)}</caption>
      <thead>
        <tr>
          <th scope="col">{t(m.ticket)}</th>
          <th scope="col">{t(m.match)}</th>
          <th scope="col">{t(m.pick)}</th>
          <th scope="col" className="is-number">
            {t(m.stake)}
          </th>
          <th scope="col">{t(m.result)}</th>
          <th scope="col" className="is-number">
            {t(settled ? m.payout : m.maxWin)}
          </th>
          {settled && (
            <th scope="col" className="is-number">
              {t(m.winLoss)}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {records.map((record) => (
          <tr key={record.ticket_id} data-ticket={record.ticket_id}>
            <td>
              <Ticket record={record} />
              <PlacedAt record={record} />
            </td>
            <td>
              <MatchWords record={record} />
            </td>
            <td>
              <PickWords record={record} />
            </td>
            <td className="is-number">{amountText(record.stake, currency)}</td>
            <td>
              <Result record={record} />
            </td>
            <td className="is-number">
              {amountText(settled ? record.payout : record.maxWin, currency)}
            </td>
            {settled && (
              <td className="is-number">
                <WinLoss amount={record.winLoss} currency={currency} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
