import type { PromotionExchange } from '@courtside/contract';
import { formatInstant } from '@courtside/i18n';
import { useLanguage, useT, type Translate } from '@courtside/i18n/react';
import { shownAmount } from '@courtside/money';
import { Page, PagedQuery, useBalance, useCovered, useListPlace } from '@courtside/shell/react';
import { Card, DataTable, EmptyState, type DataColumn } from '@courtside/ui';
import { useMemo } from 'react';
import { ledgerApi } from '../../redux/ledger-api.ts';
import { l } from './messages.ts';

const PAGE_SIZE = 20;

function columnsOf(
  t: Translate,
  tag: string,
  currency: string | undefined,
  covered: (text: string) => string,
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
  ];
}

/** `/mine/giftRecord`: what promotions gave the member, and what each asks for before it can be withdrawn. */
export function GiftsScreen() {
  const t = useT();
  const { tag } = useLanguage();
  const covered = useCovered();
  const { pageNum, setPage } = useListPlace();
  const currency = useBalance().data?.currency;
  const gifts = ledgerApi.useGiftsQuery(
    { pageNum, pageSize: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const columns = useMemo(() => columnsOf(t, tag, currency, covered), [t, tag, currency, covered]);
  return (
    <Page title={t(l.gifts)} className="cs-ledger">
      <Card flush>
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
    </Page>
  );
}
