import { useT } from '@courtside/i18n/react';
import { saveText } from '@courtside/kernel/platform';
import { QueryView, Section } from '@courtside/shell/react';
import { Button, Card, DataList, DataTable, EmptyState, SegmentedControl } from '@courtside/ui';
import { useState } from 'react';
import { historyCsv, type HistoryHeads } from '../core/history-csv.ts';
import { playApi } from '../redux/play-api.ts';
import { m } from './messages.ts';
import { usePlayTexts } from './use-play-texts.ts';

const MONTHS = { '3': 3, '6': 6, '12': 12 } as const;
type Span = keyof typeof MONTHS;

/** Money and time by day, with totals, and a button to save them as a file. */
export function HistorySection() {
  const t = useT();
  const { amount } = usePlayTexts();
  const [span, setSpan] = useState<Span>('3');
  const query = playApi.usePlayHistoryQuery(MONTHS[span], { refetchOnMountOrArgChange: true });
  const heads: HistoryHeads = {
    day: t(m.day),
    deposited: t(m.deposited),
    withdrawn: t(m.withdrawn),
    staked: t(m.staked),
    returned: t(m.returned),
    net: t(m.net),
    minutes: t(m.minutesHead),
    total: t(m.total),
  };
  const sums = ['deposited', 'withdrawn', 'staked', 'returned', 'net'] as const;
  return (
    <Section title={t(m.history)}>
      <SegmentedControl
        className="cs-play-choice"
        label={t(m.period)}
        value={span}
        onChange={setSpan}
        options={(['3', '6', '12'] as const).map((value) => ({
          value,
          label: t(m.months, { count: MONTHS[value] }),
        }))}
      />
      <QueryView query={{ ...query, data: query.currentData }}>
        {(history) => (
          <>
            <Card>
              <DataList
                layout="figures"
                items={[
                  ...sums.map((key) => ({ label: heads[key], value: amount(history.total[key]) })),
                  { label: heads.minutes, value: String(history.total.minutes) },
                ]}
              />
            </Card>
            <Card flush>
              <DataTable
                caption={t(m.byDay)}
                hideCaption
                height="420px"
                rows={history.days}
                rowKey={({ day }) => day}
                empty={<EmptyState title={t(m.noHistory)} />}
                columns={[
                  { key: 'day', head: heads.day, kind: 'rowHeader', cell: ({ day }) => day },
                  ...sums.map((key) => ({
                    key,
                    head: heads[key],
                    kind: 'number' as const,
                    cell: (row: (typeof history.days)[number]) => amount(row[key]),
                  })),
                  {
                    key: 'minutes',
                    head: heads.minutes,
                    kind: 'number',
                    cell: ({ minutes }) => minutes,
                  },
                ]}
              />
            </Card>
            <div className="cs-play__buttons">
              <Button
                onClick={() =>
                  saveText(`${t(m.csvName, { months: span })}.csv`, historyCsv(history, heads))
                }
              >
                {t(m.saveCsv)}
              </Button>
            </div>
          </>
        )}
      </QueryView>
    </Section>
  );
}
