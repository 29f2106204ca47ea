import type { DealRecord } from '@courtside/contract';
import { formatInstant } from '@courtside/i18n';
import { useLanguage, useT, type Translate } from '@courtside/i18n/react';
import { shownAmount } from '@courtside/money';
import { useCovered, useHasRoutes } from '@courtside/shell/react';
import { Button, ButtonLink, DataTable, MoneyText, type DataColumn } from '@courtside/ui';
import { useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { dealPath } from '../../core/deal-path.ts';
import { walletApi } from '../../redux/wallet-api.ts';
import { dealAmount } from './deal-amount.ts';
import { DealDetail } from './deal-detail.tsx';
import { dealKindMessages, dealStateMessages, l } from './messages.ts';

export interface DealTableProps {
  deals: readonly DealRecord[];
  currency: string;
}

const linkText = ({ kind }: DealRecord) =>
  kind === 'bet' || kind === 'payout' || kind === 'refund' ? l.openBets : l.seeProgress;

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
        {path !== null ? (
          <ButtonLink
            size="sm"
            aria-label={`${t(linkText(deal))} ${deal.recordId}`}
            render={<Link to={path} />}
          >
            {t(linkText(deal))}
          </ButtonLink>
        ) : (
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
 * Movements of the centre wallet. A withdrawal and a pending deposit link to their pages, and a movement of a bet to
 * its ticket; any other opens its details.
 */
export function DealTable({ deals, currency }: DealTableProps) {
  const t = useT();
  const { tag } = useLanguage();
  const covered = useCovered();
  const [detailed, setDetailed] = useState<DealRecord | null>(null);
  const pending = deals.some(({ kind, state }) => kind === 'deposit' && state === 'pending');
  const offer = walletApi.useDepositOfferQuery(undefined, { skip: !pending });
  const waiting = offer.data?.waiting;
  const hasRoute = useHasRoutes();
  const columns = useMemo(() => {
    const pathOf = (deal: DealRecord): string | null => {
      const path = dealPath(deal, waiting ?? []);
      return path !== null && hasRoute(path) ? path : null;
    };
    return columnsOf(t, tag, { currency, covered, pathOf, onDetail: setDetailed });
  }, [t, tag, currency, covered, waiting, hasRoute]);
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
