import type { DealKind, DealState } from '@courtside/contract';
import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { PeriodFields, QueryView, useBalance } from '@courtside/shell/react';
import { Card, DataList, EmptyState, MoneyText, Pagination, SelectField } from '@courtside/ui';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import {
  DEAL_KINDS,
  DEAL_STATES,
  readDealFilter,
  writeDealFilter,
  type DealFilter,
} from '../../core/deal-filter.ts';
import { shownAmount } from '../../core/shown-amount.ts';
import { ledgerApi } from '../../redux/ledger-api.ts';
import { DealTable } from './deal-table.tsx';
import { ExportDeals } from './export-deals.tsx';
import { dealKindMessages, dealStateMessages, l } from './messages.ts';

const PAGE_SIZE = 20;

/** The filter and the page, as the address keeps them. */
function useFilter() {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => readDealFilter(params), [params]);
  const asked = Number(params.get('page'));
  return {
    filter,
    pageNum: Number.isInteger(asked) && asked > 1 ? asked : 1,
    setFilter: (next: DealFilter) => setParams(writeDealFilter(next), { replace: true }),
    setPage: (pageNum: number) =>
      setParams(
        { ...writeDealFilter(filter), ...(pageNum > 1 && { page: String(pageNum) }) },
        { replace: true },
      ),
  };
}

/** `/mine/transRecord`: every movement of the centre wallet that fits a filter, with the sums of all of them. */
export function DealsScreen() {
  const t = useT();
  const { filter, pageNum, setFilter, setPage } = useFilter();
  const balance = useBalance();
  const deals = ledgerApi.useDealPageQuery(
    { ...filter, pageNum, pageSize: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const page = deals.currentData;
  const currency = balance.data?.currency ?? '';
  // Of the page before while another is under way: what turns pages must not go away under who turns them.
  const total = (page ?? deals.data)?.total ?? 0;
  const pageCount = Math.max(1, Math.ceil(total / PAGE_SIZE));
  return (
    <section className="cs-wallet cs-ledger">
      <div className="cs-ledger__head">
        <h1 className="cs-wallet__title">{t(l.deals)}</h1>
        <ExportDeals filter={filter} />
      </div>
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
        <Sums sums={page?.sums} currency={currency} />
        <QueryView
          query={{ ...deals, data: page }}
          rows={6}
          loadingLabel={t(words.loading)}
          isEmpty={({ list }) => list.length === 0}
          empty={<EmptyState title={t(l.noDeals)} detail={t(l.noDealsDetail)} />}
        >
          {({ list }) => <DealTable deals={list} currency={currency} />}
        </QueryView>
        <Pagination
          page={Math.min(pageNum, pageCount)}
          pageCount={pageCount}
          onChange={setPage}
          label={t(l.pages)}
          previousLabel={t(l.previousPage)}
          nextLabel={t(l.nextPage)}
        />
      </Card>
    </section>
  );
}

interface SumsProps {
  sums: { count: number; in: string; out: string; net: string } | undefined;
  currency: string;
}

/** Of all that was asked for and moved money. */
function Sums({ sums, currency }: SumsProps) {
  const t = useT();
  const net = sums && shownAmount(sums.net, currency);
  return (
    <div className="cs-ledger__sums">
      <DataList
        layout="figures"
        aria-label={t(l.sums)}
        items={[
          { label: t(l.sumCount), value: sums ? String(sums.count) : '--' },
          { label: t(l.sumIn), value: sums ? shownAmount(sums.in, currency) : '--' },
          { label: t(l.sumOut), value: sums ? shownAmount(sums.out, currency) : '--' },
          {
            label: t(l.sumNet),
            value:
              net === undefined ? (
                '--'
              ) : (
                <MoneyText tone="sign" value={/^-|^[^1-9]*$/.test(net) ? net : `+${net}`} />
              ),
          },
        ]}
      />
    </div>
  );
}
