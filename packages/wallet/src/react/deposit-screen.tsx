import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { isCurrency } from '@courtside/money';
import { LoadFailure, QueryView, useBalance } from '@courtside/shell/react';
import { EmptyState } from '@courtside/ui';
import { useNavigate } from 'react-router';
import { offeredChannels } from '../core/offered-channels.ts';
import { walletApi } from '../redux/wallet-api.ts';
import { DepositForm } from './deposit-form.tsx';
import { m } from './messages.ts';

/** `/mine/savemoney`: choose a channel and an amount, then on to the waiting page. */
export function DepositScreen() {
  const t = useT();
  return (
    <section className="cs-wallet">
      <h1 className="cs-wallet__title">{t(m.deposit)}</h1>
      <div className="cs-wallet__panel">
        <DepositContent />
      </div>
    </section>
  );
}

function DepositContent() {
  const t = useT();
  const navigate = useNavigate();
  const channels = walletApi.useDepositChannelsQuery();
  const balance = useBalance();
  return (
    <QueryView query={channels} rows={5} loadingLabel={t(words.loading)}>
      {(list) => (
        // The header shows the balance and how old it is.
        <QueryView query={balance} rows={5} loadingLabel={t(words.loading)} staleNotice={false}>
          {({ currency }) => {
            if (!isCurrency(currency))
              return <LoadFailure retry={() => balance.refetch().unwrap()} />;
            const [first, ...others] = offeredChannels(list);
            if (!first)
              return <EmptyState title={t(m.noChannels)} detail={t(m.noChannelsDetail)} />;
            return (
              <DepositForm
                channels={[first, ...others]}
                currency={currency}
                onOrder={({ kind, orderId }) => {
                  void navigate(`/mine/savemoney/${kind}/${encodeURIComponent(orderId)}`);
                }}
              />
            );
          }}
        </QueryView>
      )}
    </QueryView>
  );
}
