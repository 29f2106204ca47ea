import { betMessages } from '@courtside/betting-terms';
import type { BetRecord } from '@courtside/contract';
import { useT, type Translate } from '@courtside/i18n/react';
import { DataTable, MoneyText, type DataColumn } from '@courtside/ui';
import { useMemo } from 'react';
import { amountText } from './amounts.ts';
import { m } from './messages.ts';
import { MatchWords, PickWords, PlacedAt, Result, Ticket, WinLoss } from './record-parts.tsx';

export interface RecordTableProps {
  records: readonly BetRecord[];
  currency: string | undefined;
  /** True for the list of settled bets, which has payouts instead of what may be won. */
  settled: boolean;
}

const ticketOf = (record: BetRecord) => record.ticket_id;
const rowAttributes = (record: BetRecord) => ({ 'data-ticket': record.ticket_id });

/** The columns; cells are plain functions of a bet, so that nothing is drawn anew for them. */
function columnsOf(
  t: Translate,
  currency: string | undefined,
  settled: boolean,
): DataColumn<BetRecord>[] {
  const money = (amount: string) => <MoneyText value={amountText(amount, currency)} />;
  const ticket = (record: BetRecord) => (
    <>
      <Ticket record={record} />
      <PlacedAt record={record} />
    </>
  );
  const winLoss: DataColumn<BetRecord> = {
    key: 'winLoss',
    head: t(m.winLoss),
    kind: 'number',
    cell: (record) => <WinLoss amount={record.winLoss} currency={currency} />,
  };
  return [
    { key: 'ticket', head: t(betMessages.ticket), kind: 'rowHeader', cell: ticket },
    { key: 'match', head: t(m.match), cell: (record) => <MatchWords record={record} /> },
    { key: 'pick', head: t(m.pick), cell: (record) => <PickWords record={record} /> },
    { key: 'stake', head: t(betMessages.stake), kind: 'number', cell: ({ stake }) => money(stake) },
    { key: 'result', head: t(m.result), cell: (record) => <Result record={record} /> },
    {
      key: 'return',
      head: t(settled ? m.payout : betMessages.maxWin),
      kind: 'number',
      cell: ({ payout, maxWin }) => money(settled ? payout : maxWin),
    },
    ...(settled ? [winLoss] : []),
  ];
}

/** The bets as a table, as cards where there is no room for columns. */
export function RecordTable({ records, currency, settled }: RecordTableProps) {
  const t = useT();
  const columns = useMemo(() => columnsOf(t, currency, settled), [currency, settled, t]);
  return (
    <DataTable
      columns={columns}
      rows={records}
      rowKey={ticketOf}
      rowAttributes={rowAttributes}
      caption={t(m.title)}
      hideCaption
    />
  );
}
