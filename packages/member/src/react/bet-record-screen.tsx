import type { BetRecord } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { Page, PagedQuery, useListPlace, useMember, useShown } from '@courtside/shell/react';
import { ButtonLink, Card, EmptyState } from '@courtside/ui';
import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { pageTotals } from '../core/page-totals.ts';
import { isOfGames, readFilter, type RecordFilter, writeFilter } from '../core/record-filter.ts';
import { isUndecided } from '../core/undecided.ts';
import { memberApi } from '../redux/member-api.ts';
import { useBetTools } from './bet-tools.ts';
import { CashOutBox } from './cash-out-box.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { m } from './messages.ts';
import { RecordFilters } from './record-filters.tsx';
import { RecordTable } from './record-table.tsx';
import { RecordTotals } from './record-totals.tsx';
import { RoundTable } from './round-table.tsx';
import { useOffers } from './use-offers.ts';
import { useRecordLanguage } from './use-record-language.ts';

const PAGE_SIZE = 20;
/** Bets settle while the member watches. */
const POLL_MS = 5000;

const FILTER = { read: readFilter, write: writeFilter };

/** `/mine/betRecord`: the member's bets that fit a filter, with their sums. */
export function BetRecordScreen() {
  const t = useT();
  const { filter, pageNum, setFilter, setPage } = useListPlace(FILTER);
  const language = useRecordLanguage();
  const shown = useShown();
  const ofGames = isOfGames(filter);
  const open = !ofGames && filter.status === 'unsettled';
  const selection = { ...filter, language };

  const [polling, setPolling] = useState(false);
  const reading = {
    pollingInterval: polling && shown ? POLL_MS : 0,
    // Bets may have been placed or settled since the page was last open.
    refetchOnMountOrArgChange: true,
  };
  const member = useMember();
  const records = memberApi.useBetRecordPageQuery(
    { ...selection, pageNum, pageSize: PAGE_SIZE },
    reading,
  );
  const totals = memberApi.useBetRecordTotalQuery(selection, reading);
  const page = records.currentData;
  const watching = page?.list.some(isUndecided) ?? false;
  if (watching !== polling) setPolling(watching);
  const currency = member.data?.currency;
  const cashOut = useCashOutCell(open ? page?.list : undefined, currency);
  return (
    <Page
      title={t(m.title)}
      actions={<ExportButtons selection={selection} />}
      className="cs-member"
    >
      <Card flush>
        <RecordFilters filter={filter} onChange={setFilter} />
        <RecordTotals
          total={totals.currentData}
          page={
            page &&
            (ofGames ? pageTotals((page.rounds ?? []).map(asSettled)) : pageTotals(page.list))
          }
          currency={currency}
          open={open}
          refused={!ofGames && filter.status === 'refused'}
        />
        <PagedQuery
          query={records}
          pageNum={pageNum}
          pageSize={PAGE_SIZE}
          onPage={setPage}
          rows={6}
          loadingLabel={t(m.loading)}
          isEmpty={({ list, rounds = [] }) => list.length + rounds.length === 0}
          empty={<NoRecords filter={filter} />}
        >
          {({ list, rounds = [] }) =>
            ofGames ? (
              <RoundTable rounds={rounds} currency={currency} />
            ) : (
              <RecordTable records={list} currency={currency} open={open} cashOut={cashOut} />
            )
          }
        </PagedQuery>
      </Card>
    </Page>
  );
}

const asSettled = <Round extends object>(round: Round) => ({
  ...round,
  status: 'settled' as const,
});

/** The cell that cashes out a running bet; none where the brand has no cash-out, or no bet is running. */
function useCashOutCell(list: readonly BetRecord[] | undefined, currency: string | undefined) {
  const desk = useBetTools()?.cashOut;
  const running = list?.filter(({ status }) => status === 'unsettled') ?? [];
  const offers = useOffers(running.map((record) => record.ticket_id));
  const cell = useCallback(
    (record: BetRecord) => (
      <CashOutBox
        ticket={record.ticket_id}
        live={offers.get(record.ticket_id)}
        currency={currency}
      />
    ),
    [currency, offers],
  );
  return desk ? cell : undefined;
}

function NoRecords({ filter }: { filter: RecordFilter }) {
  const t = useT();
  const plain = filter.number === '' && !isOfGames(filter);
  const titles = { unsettled: m.noUnsettled, settled: m.noSettled } as const;
  const { status } = filter;
  const title =
    plain && (status === 'unsettled' || status === 'settled') ? titles[status] : m.noneFound;
  return (
    <EmptyState
      title={t(title)}
      action={<ButtonLink render={<Link to="/game/sport" />}>{t(m.toSport)}</ButtonLink>}
    />
  );
}
