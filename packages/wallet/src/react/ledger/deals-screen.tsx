import type { DealKind, DealState } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { shownAmount } from '@courtside/money';
import {
  Page,
  PagedQuery,
  PeriodFields,
  useBalance,
  useCovered,
  useListPlace,
} from '@courtside/shell/react';
import { Card, DataList, EmptyState, MoneyText, SelectField } from '@courtside/ui';
import {
  DEAL_KINDS,
  DEAL_STATES,
  readDealFilter,
  writeDealFilter,
} from '../../core/deal-filter.ts';
import { ledgerApi } from '../../redux/ledger-api.ts';
import { DealTable } from './deal-table.tsx';
import { ExportDeals } from './export-deals.tsx';
import { dealKindMessages, dealStateMessages, l } from './messages.ts';

const PAGE_SIZE = 20;

const FILTER = { read: readDealFilter, write: writeDealFilter };

/** `/mine/transRecord`: every movement of the centre wallet that matches a filter, with the sums of all of them. */
export function DealsScreen() {
  const t = useT();
  const { filter, pageNum, setFilter, setPage } = useListPlace(FILTER);
  const balance = useBalance();
  const deals = ledgerApi.useDealPageQuery(
    { ...filter, pageNum, pageSize: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const page = deals.currentData;
  const currency = balance.data?.currency ?? '';
  return (
    <Page title={t(l.deals)} actions={<ExportDeals filter={filter} />} className="cs-ledger">
      <Card flush>
        <div className="cs-ledger__tools">
          <SelectField<DealKind | ''>
            label={t(l.dealKind)}
            value={filter.kind}
            options={[
              { value: '', label: t(l.all) },
              ...DEAL_KINDS.map((kind) => ({ value: kind, label: t(dealKindMessages[kind]) })),
            ]}
            onChange={(kind) => setFilter({ ...filter, kind })}
          />
          <SelectField<DealState | ''>
            label={t(l.dealState)}
            value={filter.state}
            options={[
              { value: '', label: t(l.all) },
              ...DEAL_STATES.map((state) => ({ value: state, label: t(dealStateMessages[state]) })),
            ]}
            onChange={(state) => setFilter({ ...filter, state })}
          />
          <PeriodFields
            label={t(l.dealAt)}
            value={filter}
            onChange={(bounds) => setFilter({ ...filter, ...bounds })}
          />
        </div>
        <Sums page={page} currency={currency} />
        <PagedQuery
          query={deals}
          pageNum={pageNum}
          pageSize={PAGE_SIZE}
          onPage={setPage}
          rows={6}
          isEmpty={({ list }) => list.length === 0}
          empty={<EmptyState title={t(l.noDeals)} detail={t(l.noDealsDetail)} />}
        >
          {({ list }) => <DealTable deals={list} currency={currency} />}
        </PagedQuery>
      </Card>
    </Page>
  );
}

interface SumsProps {
  page: { total: number; sums: { in: string; out: string; net: string } } | undefined;
  currency: string;
}

/** Number of matching movements, and the net effect of the successful ones on the centre wallet. */
function Sums({ page, currency }: SumsProps) {
  const t = useT();
  const covered = useCovered();
  const sums = page?.sums;
  const net = sums && shownAmount(sums.net, currency);
  return (
    <div className="cs-ledger__sums">
      <DataList
        layout="figures"
        aria-label={t(l.sums)}
        items={[
          { label: t(l.sumCount), value: page ? String(page.total) : '--' },
          { label: t(l.sumIn), value: sums ? covered(shownAmount(sums.in, currency)) : '--' },
          { label: t(l.sumOut), value: sums ? covered(shownAmount(sums.out, currency)) : '--' },
          {
            label: t(l.sumNet),
            value:
              net === undefined ? (
                '--'
              ) : (
                <MoneyText
                  tone="sign"
                  value={covered(/^-|^[^1-9]*$/.test(net) ? net : `+${net}`)}
                />
              ),
          },
        ]}
      />
    </div>
  );
}
