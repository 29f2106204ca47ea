import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { type Currency, isCurrency } from '@courtside/money';
import { Page, LoadFailure, QueryView, useServices } from '@courtside/shell/react';
import { ButtonLink, Card, EmptyState } from '@courtside/ui';
import { Link, useNavigate } from 'react-router';
import { ledgerApi } from '../../redux/ledger-api.ts';
import { DealTable } from './deal-table.tsx';
import { l } from './messages.ts';
import { NetDeposits } from './net-deposits.tsx';
import { VenueTable } from './venue-table.tsx';
import { WalletMoney } from './wallet-money.tsx';
import type { WalletsNow } from './wallets-now.ts';

/** Number of movements that the page shows above the link to the whole list. */
const LATELY = 5;

/** `/mine/wallet`: all of the member's money, its places, and the locked part. */
export function WalletScreen() {
  const t = useT();
  const query = ledgerApi.useVenueBalancesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Page title={t(l.wallet)} className="cs-ledger">
      <QueryView query={query} rows={8} loadingLabel={t(words.loading)}>
        {(wallets) =>
          isCurrency(wallets.currency) ? (
            <>
              <WalletMoney wallets={wallets} currency={wallets.currency} />
              <Lately currency={wallets.currency} />
              <Venues wallets={wallets} />
              <NetDeposits currency={wallets.currency} />
            </>
          ) : (
            <LoadFailure retry={() => query.refetch().unwrap()} />
          )
        }
      </QueryView>
    </Page>
  );
}

/** Balances of the venues; a transfer starts from here with the venue chosen. */
function Venues({ wallets: { venues, currency, autoTransfer } }: { wallets: WalletsNow }) {
  const t = useT();
  const navigate = useNavigate();
  const { events } = useServices();
  return (
    <Card>
      <VenueTable
        venues={venues}
        currency={currency}
        onChoose={(way, venue) => {
          const chosen = new URLSearchParams({ venue, ...(way === 'in' ? {} : { way }) });
          void navigate(`/mine/transfermoney?${chosen}`);
        }}
        onEnter={({ enName, category, name }) =>
          events.emit('enterVenue', { enName, category, name })
        }
      />
      <p className="cs-ledger__note">{t(autoTransfer === 1 ? l.autoOn : l.autoOff)}</p>
    </Card>
  );
}

/** The newest movements of the last month. */
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
