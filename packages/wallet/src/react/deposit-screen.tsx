import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { isCurrency, type Currency } from '@courtside/money';
import type { DepositChannel } from '@courtside/contract';
import {
  Page,
  LoadFailure,
  PlayGate,
  QueryView,
  useBalance,
  useSlot,
} from '@courtside/shell/react';
import { Card, EmptyState } from '@courtside/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { depositPath, offeredChannels } from '../core/offered-channels.ts';
import { walletApi } from '../redux/wallet-api.ts';
import { DepositForm } from './deposit/deposit-form.tsx';
import { OpenOrders } from './deposit/open-orders.tsx';
import { useDeposit } from './deposit/use-deposit.ts';
import { m } from './messages.ts';
import { useAddressChoice } from './use-address-choice.ts';

/** `/mine/savemoney`: choose a channel and an amount, then on to the waiting page. `?channel=` chooses a channel. */
export function DepositScreen() {
  const t = useT();
  return (
    <Page title={t(m.deposit)} width="narrow">
      <DepositContent />
    </Page>
  );
}

/** Whether the gate around the form shows the refusal. */
const isPlayRefusal = (statusCode: number): boolean => statusCode >= 6701 && statusCode <= 6711;

function DepositContent() {
  const t = useT();
  const offer = walletApi.useDepositOfferQuery(undefined, { refetchOnMountOrArgChange: true });
  const balance = useBalance();
  return (
    <QueryView query={offer} rows={5} loadingLabel={t(words.loading)}>
      {({ channels, waiting }) => (
        // The header shows the balance and how old it is.
        <QueryView query={balance} rows={5} loadingLabel={t(words.loading)} staleNotice={false}>
          {({ currency }) => {
            if (!isCurrency(currency))
              return <LoadFailure retry={() => balance.refetch().unwrap()} />;
            const [first, ...others] = offeredChannels(channels);
            return (
              <>
                <OpenOrders orders={waiting} currency={currency} />
                <Card>
                  {first ? (
                    <OfferedDeposit
                      channels={[first, ...others]}
                      currency={currency}
                      onRefresh={() => void Promise.all([offer.refetch(), balance.refetch()])}
                    />
                  ) : (
                    <EmptyState title={t(m.noChannels)} detail={t(m.noChannelsDetail)} />
                  )}
                </Card>
              </>
            );
          }}
        </QueryView>
      )}
    </QueryView>
  );
}

interface OfferedDepositProps {
  channels: readonly [DepositChannel, ...DepositChannel[]];
  currency: Currency;
  onRefresh: () => void;
}

function OfferedDeposit({ channels, currency, onRefresh }: OfferedDepositProps) {
  const navigate = useNavigate();
  const { state, runner } = useDeposit();
  // The channel is in the address, so that a member who leaves to bind something comes back to it.
  const [params, choose] = useAddressChoice();
  const id = params.get('channel');
  const channel = channels.find(({ channelId }) => channelId === id) ?? channels[0];
  const gate = useSlot('play-gate') !== null;
  const refusal = state.status === 'refused' ? state.refusal : null;
  const order = 'order' in state ? state.order : null;
  /** Id of the order opened last; the next deposit begins with an empty form. */
  const [opened, setOpened] = useState('');
  if (order && order.orderId !== opened) setOpened(order.orderId);
  useEffect(() => {
    if (!order) return;
    // From here on the order's own page follows it.
    runner.dismiss();
    void navigate(depositPath(order));
  }, [navigate, order, runner]);
  return (
    <PlayGate activity="deposit" fault={refusal?.fault}>
      <DepositForm
        key={opened}
        channels={channels}
        channel={channel}
        currency={currency}
        state={state}
        runner={runner}
        isNext={opened !== ''}
        told={gate && refusal !== null && isPlayRefusal(refusal.statusCode)}
        onChannel={(channelId) => choose({ channel: channelId })}
        onRefresh={onRefresh}
      />
    </PlayGate>
  );
}
