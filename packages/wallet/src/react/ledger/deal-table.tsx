import type { DealRecord } from '@courtside/contract';
import { formatInstant } from '@courtside/i18n';
import { useLanguage, useT, type Translate } from '@courtside/i18n/react';
import { shownAmount } from '@courtside/money';
import { useCovered } from '@courtside/shell/react';
import { Button, ButtonLink, DataTable, MoneyText, type DataColumn } from '@courtside/ui';
import { useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { depositPath } from '../../core/offered-channels.ts';
import { walletApi } from '../../redux/wallet-api.ts';
import { dealAmount } from './deal-amount.ts';
import { DealDetail } from './deal-detail.tsx';
import { dealKindMessages, dealStateMessages, l } from './messages.ts';

export interface DealTableProps {
  deals: readonly DealRecord[];
  currency: string;
}

function columnsOf(
  t: Translate,
  tag: string,
  {
    currency,
    covered,
    pathOf,
    onDetail,
  }: {
    currency: string;
    covered: (text: string) => string;
    pathOf: (deal: DealRecord) => string | null;
    onDetail: (deal: DealRecord) => void;
  },
): DataColumn<DealRecord>[] {
  const state = (deal: DealRecord): ReactNode => {
    const path = pathOf(deal);
    return (
      <span className="cs-ledger__state">
        <span className={`cs-ledger__mark is-${deal.state}`}>
          {t(dealStateMessages[deal.state])}
        </span>
        {path !== null && (
          <ButtonLink size="sm" render={<Link to={path} />}>
            {t(l.seeProgress)}
          </ButtonLink>
        )}
        {path === null && deal.steps && (
          <Button
            size="sm"
            aria-label={`${t(l.seeDetail)} ${deal.recordId}`}
            onClick={() => onDetail(deal)}
          >
            {t(l.seeDetail)}
          </Button>
        )}
      </span>
    );
  };
  return [
    {
      key: 'number',
      head: t(l.dealNumber),
      kind: 'rowHeader',
      cell: ({ recordId, at }) => (
        <span className="cs-ledger__number">
          {recordId}
          <time dateTime={new Date(at).toISOString()}>{formatInstant(at, tag)}</time>
        </span>
      ),
    },
    { key: 'kind', head: t(l.dealKind), cell: ({ kind }) => t(dealKindMessages[kind]) },
    { key: 'title', head: t(l.dealTitle), cell: ({ title }) => title },
    { key: 'state', head: t(l.dealState), cell: state },
    {
      key: 'amount',
      head: t(l.dealAmount),
      kind: 'number',
      cell: (deal) => <MoneyText tone="sign" value={covered(dealAmount(deal, currency))} />,
    },
    {
      key: 'after',
      head: t(l.dealAfter),
      kind: 'number',
      cell: ({ balanceAfter }) =>
        balanceAfter === null ? '--' : covered(shownAmount(balanceAfter, currency)),
    },
  ];
}

/**
 * Movements of the centre wallet. A withdrawal, and a deposit that is under way, lead to where they stand; any other deposit
 * and a transfer open how they went.
 */
export function DealTable({ deals, currency }: DealTableProps) {
  const t = useT();
  const { tag } = useLanguage();
  const covered = useCovered();
  const [detailed, setDetailed] = useState<DealRecord | null>(null);
  const pending = deals.some(({ kind, state }) => kind === 'deposit' && state === 'pending');
  const offer = walletApi.useDepositOfferQuery(undefined, { skip: !pending });
  const waiting = offer.data?.waiting;
  const columns = useMemo(() => {
    const pathOf = ({ kind, state, recordId }: DealRecord): string | null => {
      if (kind === 'withdraw') return `/mine/takemoney/${encodeURIComponent(recordId)}`;
      if (kind !== 'deposit' || state !== 'pending') return null;
      const order = waiting?.find(({ orderId }) => orderId === recordId);
      return order ? depositPath(order) : null;
    };
    return columnsOf(t, tag, { currency, covered, pathOf, onDetail: setDetailed });
  }, [t, tag, currency, covered, waiting]);
  return (
    <>
      <DataTable
        columns={columns}
        rows={deals}
        rowKey={({ recordId, kind, at }) => `${kind} ${recordId} ${at}`}
        rowAttributes={({ recordId }) => ({ 'data-deal': recordId })}
        caption={t(l.deals)}
        hideCaption
      />
      {detailed && (
        <DealDetail deal={detailed} currency={currency} onClose={() => setDetailed(null)} />
      )}
    </>
  );
}
