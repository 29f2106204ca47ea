import { outcomeMessages } from '@courtside/betting-terms';
import { useLocale, useT } from '@courtside/i18n/react';
import { QueryView, useMember } from '@courtside/shell/react';
import { ButtonLink, EmptyState, Pagination, SegmentedControl, SelectField } from '@courtside/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { isUndecided } from '../core/undecided.ts';
import { PERIODS, type Period } from '../core/period.ts';
import { memberApi } from '../redux/member-api.ts';
import { m, periodMessages } from './messages.ts';
import { RecordTable } from './record-table.tsx';
import { RecordTotals } from './record-totals.tsx';

const PAGE_SIZE = 20;
/** Bets settle while the member watches. */
const POLL_MS = 5000;

type Status = 'unsettled' | 'settled';

/** `/mine/betRecord`: the member's bets of a period with their sums. */
export function BetRecordScreen() {
  const t = useT();
  const locale = useLocale();
  const [status, setStatus] = useState<Status>('unsettled');
  const [pageNum, setPageNum] = useState(1);
  const [period, setPeriod] = useState<Period>('week');
  const settled = status === 'settled';
  const language = locale === 'zh-Hant' ? ('zh-tw' as const) : ('zh-cn' as const);
  const selection = { settled, period, language };

  const [polling, setPolling] = useState(false);
  const reading = {
    pollingInterval: polling ? POLL_MS : 0,
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
  // The last bets of a page may be settled away under it.
  const pageCount = Math.max(1, Math.ceil((page?.total ?? 0) / PAGE_SIZE));
  if (page && pageNum > pageCount) setPageNum(pageCount);

  const currency = member.data?.currency;
  return (
    <section className="cs-member">
      <h1 className="cs-member__title">{t(m.title)}</h1>
      <div className="cs-member__panel">
        <div className="cs-member__tools">
          <SegmentedControl<Status>
            label={t(m.status)}
            value={status}
            options={[
              { value: 'unsettled', label: t(outcomeMessages.open) },
              { value: 'settled', label: t(outcomeMessages.settled) },
            ]}
            onChange={(next) => {
              setStatus(next);
              setPageNum(1);
            }}
          />
          <SelectField<Period>
            label={t(m.placedAt)}
            value={period}
            options={PERIODS.map((value) => ({ value, label: t(periodMessages[value]) }))}
            onChange={(next) => {
              setPeriod(next);
              setPageNum(1);
            }}
          />
        </div>
        <RecordTotals total={totals.currentData} currency={currency} settled={settled} />
        <QueryView
          query={{ ...records, data: page }}
          rows={6}
          loadingLabel={t(m.loading)}
          isEmpty={({ list }) => list.length === 0}
          empty={<NoRecords settled={settled} />}
        >
          {({ list }) => <RecordTable records={list} currency={currency} settled={settled} />}
        </QueryView>
        <Pagination
          page={pageNum}
          pageCount={pageCount}
          onChange={setPageNum}
          label={t(m.pages)}
          previousLabel={t(m.previousPage)}
          nextLabel={t(m.nextPage)}
        />
      </div>
    </section>
  );
}

function NoRecords({ settled }: { settled: boolean }) {
  const t = useT();
  return (
    <EmptyState
      title={t(settled ? m.noSettled : m.noUnsettled)}
      action={<ButtonLink render={<Link to="/game/sport" />}>{t(m.toSport)}</ButtonLink>}
    />
  );
}
