import { betMessages } from '@courtside/betting-terms';
import type { RoundRecord } from '@courtside/contract';
import { useT, type Translate } from '@courtside/i18n/react';
import { DataTable, type DataColumn } from '@courtside/ui';
import { useMemo } from 'react';
import { Amount } from './amount.tsx';
import { m } from './messages.ts';
import { Instant } from './record-parts.tsx';

/** The columns; cells are plain functions of a round, so that they cause no further rendering. */
function columnsOf(t: Translate, currency: string | undefined): DataColumn<RoundRecord>[] {
  const round = ({ roundId, playedAt }: RoundRecord) => (
    <>
      <span className="cs-member-ticket__id">{roundId}</span>
      <Instant at={playedAt} />
    </>
  );
  const game = ({ venueName, gameName }: RoundRecord) => (
    <>
      <span className="cs-member-league">{venueName}</span>
      {gameName}
    </>
  );
  const amount = (name: 'stake' | 'validStake' | 'payout') => (each: RoundRecord) => (
    <Amount amount={each[name]} currency={currency} />
  );
  const winLoss = (each: RoundRecord) => (
    <Amount signed amount={each.winLoss} currency={currency} />
  );
  return [
    { key: 'round', head: t(m.round), kind: 'rowHeader', cell: round },
    { key: 'game', head: t(m.game), cell: game },
    { key: 'choice', head: t(m.pick), cell: ({ choice }) => choice },
    { key: 'outcome', head: t(m.result), cell: ({ outcome }) => outcome },
    { key: 'stake', head: t(betMessages.stake), kind: 'number', cell: amount('stake') },
    { key: 'validStake', head: t(m.validStake), kind: 'number', cell: amount('validStake') },
    { key: 'payout', head: t(m.payout), kind: 'number', cell: amount('payout') },
    { key: 'winLoss', head: t(m.winLoss), kind: 'number', cell: winLoss },
  ];
}

/** Rounds of a venue's games. */
export function RoundTable({
  rounds,
  currency,
}: {
  rounds: readonly RoundRecord[];
  currency: string | undefined;
}) {
  const t = useT();
  const columns = useMemo(() => columnsOf(t, currency), [currency, t]);
  return (
    <DataTable
      className="cs-member-records"
      rows={rounds}
      rowKey={({ roundId }) => roundId}
      rowAttributes={({ roundId }) => ({ 'data-round': roundId })}
      caption={t(m.title)}
      hideCaption
      columns={columns}
    />
  );
}
