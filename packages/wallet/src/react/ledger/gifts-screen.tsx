import type { PromotionExchange } from '@courtside/contract';
import { formatInstant } from '@courtside/i18n';
import { useLanguage, useT, type Translate } from '@courtside/i18n/react';
import { shownAmount } from '@courtside/money';
import {
  Page,
  PagedQuery,
  PeriodFields,
  useBalance,
  useCovered,
  useListPlace,
} from '@courtside/shell/react';
import { Button, Card, DataList, DataTable, EmptyState, type DataColumn } from '@courtside/ui';
import { useMemo, useState } from 'react';
import { readGiftFilter, writeGiftFilter } from '../../core/gift-filter.ts';
import { giftSums } from '../../core/gift-sums.ts';
import { ledgerApi } from '../../redux/ledger-api.ts';
import { GiftDetail } from './gift-detail.tsx';
import { l } from './messages.ts';

const PAGE_SIZE = 20;

const FILTER = { read: readGiftFilter, write: writeGiftFilter };

interface ColumnOptions {
  currency: string | undefined;
  covered: (text: string) => string;
  onDetail: (gift: PromotionExchange) => void;
}

function columnsOf(
  t: Translate,
  tag: string,
  { currency, covered, onDetail }: ColumnOptions,
): DataColumn<PromotionExchange>[] {
  const shown = (amount: string) => shownAmount(amount, currency);
  return [
    {
      key: 'title',
      head: t(l.giftTitle),
      kind: 'rowHeader',
      cell: ({ title, exchangeId }) => (
        <span className="cs-ledger__number">
          {title}
          <small>{exchangeId}</small>
        </span>
      ),
    },
    {
      key: 'amount',
      head: t(l.giftAmount),
      kind: 'number',
      cell: ({ kind, amount }) => (kind === 'none' ? t(l.giftNone) : covered(shown(amount))),
    },
    {
      key: 'turnover',
      head: t(l.giftTurnover),
      kind: 'number',
      cell: ({ kind, turnover }) => (kind === 'none' ? '--' : shown(turnover)),
    },
    {
      key: 'at',
      head: t(l.giftAt),
      cell: ({ at }) => <time dateTime={new Date(at).toISOString()}>{formatInstant(at, tag)}</time>,
    },
    {
      key: 'actions',
      head: t(l.actions),
      cell: (gift) => (
        <Button
          size="sm"
          aria-label={`${t(l.seeDetail)} ${gift.exchangeId}`}
          onClick={() => onDetail(gift)}
        >
          {t(l.seeDetail)}
        </Button>
      ),
    },
  ];
}

/** `/mine/giftRecord`: the member's gifts from promotions, and the turnover of each before a withdrawal. */
export function GiftsScreen() {
  const t = useT();
  const { tag } = useLanguage();
  const covered = useCovered();
  const { filter, pageNum, setFilter, setPage } = useListPlace(FILTER);
  const [detailed, setDetailed] = useState<PromotionExchange | null>(null);
  const currency = useBalance().data?.currency;
  const gifts = ledgerApi.useGiftsQuery(
    { ...filter, pageNum, pageSize: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const columns = useMemo(
    () => columnsOf(t, tag, { currency, covered, onDetail: setDetailed }),
    [t, tag, currency, covered],
  );
  return (
    <Page title={t(l.gifts)} className="cs-ledger">
      <Card flush>
        <div className="cs-ledger__tools">
          <PeriodFields label={t(l.giftAt)} value={filter} onChange={setFilter} />
        </div>
        <Sums page={gifts.currentData} currency={currency} />
        <PagedQuery
          query={gifts}
          pageNum={pageNum}
          pageSize={PAGE_SIZE}
          onPage={setPage}
          rows={6}
          isEmpty={({ list }) => list.length === 0}
          empty={<EmptyState title={t(l.noGifts)} detail={t(l.noGiftsDetail)} />}
        >
          {({ list }) => (
            <DataTable
              columns={columns}
              rows={list}
              rowKey={({ exchangeId }) => exchangeId}
              caption={t(l.gifts)}
              hideCaption
            />
          )}
        </PagedQuery>
      </Card>
      {detailed && (
        <GiftDetail gift={detailed} currency={currency} onClose={() => setDetailed(null)} />
      )}
    </Page>
  );
}

interface SumsProps {
  page: { total: number; list: readonly PromotionExchange[] } | undefined;
  currency: string | undefined;
}

/** Number of all gifts, and the sums of the page's gifts, as the gateway gives no sums of all. */
function Sums({ page, currency }: SumsProps) {
  const t = useT();
  const covered = useCovered();
  const sums = page && giftSums(page.list);
  return (
    <div className="cs-ledger__sums">
      <DataList
        layout="figures"
        aria-label={t(l.sums)}
        items={[
          { label: t(l.sumCount), value: page ? String(page.total) : '--' },
          {
            label: t(l.giftPageAmount),
            value: sums ? covered(shownAmount(sums.amount, currency)) : '--',
          },
          {
            label: t(l.giftPageTurnover),
            value: sums ? shownAmount(sums.turnover, currency) : '--',
          },
        ]}
      />
    </div>
  );
}
