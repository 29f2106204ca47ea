import { betMessages } from '@courtside/betting-terms';
import type { BetRecord } from '@courtside/contract';
import { useT, type Translate } from '@courtside/i18n/react';
import { DataTable, type DataColumn } from '@courtside/ui';
import { useMemo, type ReactNode } from 'react';
import { Amount } from './amount.tsx';
import { m } from './messages.ts';
import { Instant, MatchWords, PickCell, Result, Ticket } from './record-parts.tsx';
import { cm } from './ticket-messages.ts';

export interface RecordTableProps {
  records: readonly BetRecord[];
  currency: string | undefined;
  /** True for open bets, which show the possible win instead of payouts. */
  open: boolean;
  /** The cash-out cell of a bet; without it there is no such column. */
  cashOut?: ((record: BetRecord) => ReactNode) | undefined;
}

const ticketOf = (record: BetRecord) => record.ticket_id;
const rowAttributes = (record: BetRecord) => ({ 'data-ticket': record.ticket_id });

/** The payout of an open bet is unknown, which is not zero; a refused one was never paid for. */
const ended = (status: BetRecord['status']): boolean => status === 'settled';

/** The columns; cells are plain functions of a bet, so that they cause no further rendering. */
function columnsOf(
  t: Translate,
  { currency, open, cashOut }: Omit<RecordTableProps, 'records'>,
): DataColumn<BetRecord>[] {
  const ticket = (record: BetRecord) => (
    <>
      <Ticket record={record} />
      <Instant at={record.placedAt} />
    </>
  );
  const settled: DataColumn<BetRecord>[] = [
    {
      key: 'return',
      head: t(m.payout),
      kind: 'number',
      cell: ({ status, payout }) => ended(status) && <Amount amount={payout} currency={currency} />,
    },
    {
      key: 'winLoss',
      head: t(m.winLoss),
      kind: 'number',
      cell: ({ status, winLoss }) =>
        ended(status) && <Amount signed amount={winLoss} currency={currency} />,
    },
  ];
  const running: DataColumn<BetRecord>[] = [
    {
      key: 'maxWin',
      head: t(betMessages.maxWin),
      kind: 'number',
      cell: ({ maxWin }) => <Amount amount={maxWin} currency={currency} />,
    },
    ...(cashOut ? [{ key: 'cashOut', head: t(cm.title), cell: cashOut }] : []),
  ];
  return [
    { key: 'ticket', head: t(betMessages.ticket), kind: 'rowHeader', cell: ticket },
    { key: 'match', head: t(m.match), cell: (record) => <MatchWords record={record} /> },
    { key: 'pick', head: t(m.pick), cell: (record) => <PickCell record={record} /> },
    {
      key: 'stake',
      head: t(betMessages.stake),
      kind: 'number',
      cell: ({ stake }) => <Amount amount={stake} currency={currency} />,
    },
    {
      key: 'result',
      head: t(m.result),
      cell: (record) => <Result record={record} currency={currency} />,
    },
    ...(open ? running : settled),
  ];
}

/** The bets as a table, or as cards where there is no room for columns. */
export function RecordTable({ records, currency, open, cashOut }: RecordTableProps) {
  const t = useT();
  const columns = useMemo(
    () => columnsOf(t, { currency, open, cashOut }),
    [cashOut, currency, open, t],
  );
  return (
    <DataTable
      className="cs-member-records"
      columns={columns}
      rows={records}
      rowKey={ticketOf}
      rowAttributes={rowAttributes}
      caption={t(m.title)}
      hideCaption
    />
  );
}
