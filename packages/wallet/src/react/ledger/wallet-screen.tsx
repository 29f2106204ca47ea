import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { type Currency, isCurrency, shownAmount } from '@courtside/money';
import { LoadFailure, QueryView, useBalance, useServices } from '@courtside/shell/react';
import { ButtonLink, Card, DataList, EmptyState } from '@courtside/ui';
import { Link } from 'react-router';
import { shownTotal } from '../../core/shown-total.ts';
import { ledgerApi } from '../../redux/ledger-api.ts';
import { DealTable } from './deal-table.tsx';
import { l } from './messages.ts';
import { NetDeposits } from './net-deposits.tsx';
import { VenueTable } from './venue-table.tsx';
import type { WalletsNow } from './wallets-now.ts';

/** Movements that the page shows before the whole list. */
const LATELY = 5;

/** `/mine/wallet`: all of the member's money, where it is and what of it is held back. */
export function WalletScreen() {
  const t = useT();
  const query = ledgerApi.useVenueBalancesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <section className="cs-wallet cs-ledger">
      <h1 className="cs-wallet__title">{t(l.wallet)}</h1>
      <QueryView query={query} rows={8} loadingLabel={t(words.loading)}>
        {(wallets) =>
          isCurrency(wallets.currency) ? (
            <>
              <Money wallets={wallets} />
              <NetDeposits currency={wallets.currency} />
              <Lately currency={wallets.currency} />
              <Card>
                <VenueTable venues={wallets.venues} currency={wallets.currency} />
              </Card>
            </>
          ) : (
            <LoadFailure retry={() => query.refetch().unwrap()} />
          )
        }
      </QueryView>
    </section>
  );
}

function Money({ wallets }: { wallets: WalletsNow }) {
  const t = useT();
  const { brand } = useServices();
  const { currency, totalBalance, centerWalletBalance, venueTotal } = wallets;
  const locked = useBalance().data?.lockedMoney;
  return (
    <Card>
      <DataList
        layout="figures"
        items={[
          { label: t(l.total), value: shownAmount(totalBalance, currency) },
          { label: t(l.centre), value: shownAmount(centerWalletBalance, currency) },
          { label: t(l.venueTotal), value: shownTotal(venueTotal, currency) },
          {
            label: t(l.locked),
            value: locked === undefined ? '--' : shownAmount(locked, currency),
          },
        ]}
      />
      <p className="cs-ledger__note">{t(l.lockedWhy)}</p>
      <div className="cs-money-row">
        {brand.toggles.deposit && (
          <ButtonLink variant="primary" render={<Link to="/mine/savemoney" />}>
            {t(l.deposit)}
          </ButtonLink>
        )}
        <ButtonLink render={<Link to="/mine/takemoney" />}>{t(l.withdraw)}</ButtonLink>
        <ButtonLink render={<Link to="/mine/transfermoney" />}>{t(l.toTransfer)}</ButtonLink>
      </div>
    </Card>
  );
}

/** The movements of the last month, the newest few. */
function Lately({ currency }: { currency: Currency }) {
  const t = useT();
  const query = ledgerApi.useDealPageQuery(
    { kind: '', state: '', period: 'month', days: null, pageNum: 1, pageSize: LATELY },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Card>
      <div className="cs-ledger__head">
        <h2 className="cs-ledger__subtitle">{t(l.lately)}</h2>
        <ButtonLink size="sm" render={<Link to="/mine/transRecord" />}>
          {t(l.allDeals)}
        </ButtonLink>
      </div>
      <QueryView
        query={query}
        rows={LATELY}
        loadingLabel={t(words.loading)}
        isEmpty={({ list }) => list.length === 0}
        empty={<EmptyState title={t(l.noDeals)} />}
      >
        {({ list }) => <DealTable deals={list} currency={currency} />}
      </QueryView>
    </Card>
  );
}
