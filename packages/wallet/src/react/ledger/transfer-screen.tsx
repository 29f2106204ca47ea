import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { type Currency, isCurrency, shownAmount } from '@courtside/money';
import {
  Page,
  LoadFailure,
  QueryView,
  useAction,
  useCovered,
  useServices,
} from '@courtside/shell/react';
import { Button, Card, DataList, SwitchField } from '@courtside/ui';
import { useRef, useState } from 'react';
import { shownTotal } from '../../core/shown-total.ts';
import { transferIsOpen, type TransferTask } from '../../core/transfer.ts';
import { ledgerApi } from '../../redux/ledger-api.ts';
import { useAddressChoice } from '../use-address-choice.ts';
import { l } from './messages.ts';
import { TransferForm, type TransferChoice, type TransferWay } from './transfer-form.tsx';
import { TransferNotice } from './transfer-notice.tsx';
import { TransferRates } from './transfer-rates.tsx';
import { useTransfer } from './use-transfer.ts';
import { VenueTable } from './venue-table.tsx';
import type { WalletsNow } from './wallets-now.ts';

const WAYS: readonly TransferWay[] = ['in', 'out', 'between'];

/**
 * `/mine/transfermoney`: transfers between the centre wallet and venues, and between two venues. `?venue=`, `?way=` and
 * `?to=` set the choice.
 */
export function TransferScreen() {
  const t = useT();
  const query = ledgerApi.useVenueBalancesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Page title={t(l.transfer)} className="cs-ledger">
      <QueryView query={query} rows={8} loadingLabel={t(words.loading)}>
        {(wallets) =>
          isCurrency(wallets.currency) ? (
            <TransferContent
              wallets={wallets}
              currency={wallets.currency}
              refresh={() => query.refetch().unwrap()}
            />
          ) : (
            <LoadFailure retry={() => query.refetch().unwrap()} />
          )
        }
      </QueryView>
    </Page>
  );
}

interface TransferContentProps {
  wallets: WalletsNow;
  currency: Currency;
  refresh: () => Promise<unknown>;
}

function TransferContent({ wallets, currency, refresh }: TransferContentProps) {
  const t = useT();
  const covered = useCovered();
  const { state, runner } = useTransfer();
  const { toaster } = useServices();
  const { busy: refreshing, run } = useAction();
  const [params, setParams] = useAddressChoice();
  const form = useRef<HTMLDivElement>(null);
  const { venues, centerWalletBalance, venueTotal, totalBalance } = wallets;
  const venue =
    venues.find(({ enName }) => enName === params.get('venue')) ??
    venues.find((each) => each.state === 'open') ??
    venues[0];
  const others = venues.filter((each) => each !== venue);
  const to =
    others.find(({ enName }) => enName === params.get('to')) ??
    others.find((each) => each.state === 'open') ??
    others[0];
  const way = WAYS.find((each) => each === params.get('way') && (each !== 'between' || to)) ?? 'in';
  const busy = transferIsOpen(state);
  const [doneKey, setDoneKey] = useState('');
  const moved = state.status === 'done' && state.intent.task.type !== 'recycle';
  if (moved && state.intent.key !== doneKey) setDoneKey(state.intent.key);
  const order = (task: TransferTask) => {
    if (!runner.order(task)) toaster.show(t(l.notSent));
  };
  const nothingThere = !/[1-9]/.test(venueTotal);
  const choose = (next: TransferChoice) =>
    setParams({
      venue: next.venue,
      ...(next.way !== 'in' && { way: next.way }),
      ...(next.way === 'between' && next.to !== undefined && { to: next.to }),
    });
  const chooseInTable = (nextWay: TransferWay, enName: string) => {
    choose({ way: nextWay, venue: enName });
    form.current?.querySelector('input[name="amount"]')?.scrollIntoView({ block: 'center' });
    form.current?.querySelector<HTMLInputElement>('input[name="amount"]')?.focus();
  };
  return (
    <>
      <TransferNotice
        state={state}
        runner={runner}
        currency={currency}
        nameOf={(enName) => venues.find((each) => each.enName === enName)?.name ?? enName}
      />
      <Card>
        <div className="cs-ledger__head">
          <DataList
            layout="figures"
            items={[
              { label: t(l.inWallets), value: covered(shownAmount(totalBalance, currency)) },
              { label: t(l.centre), value: covered(shownAmount(centerWalletBalance, currency)) },
              { label: t(l.venueTotal), value: covered(shownTotal(venueTotal, currency)) },
            ]}
          />
          <div className="cs-money-row">
            <Button
              size="sm"
              loading={refreshing}
              onClick={() =>
                void run(async () => {
                  await refresh();
                })
              }
            >
              {t(l.refresh)}
            </Button>
            <Button
              size="sm"
              variant="primary"
              loading={state.status === 'sent' && state.intent.task.type === 'recycle'}
              aria-disabled={nothingThere || busy}
              onClick={() => {
                if (!nothingThere && !busy) order({ type: 'recycle' });
              }}
            >
              {t(l.recycle)}
            </Button>
          </div>
        </div>
        {nothingThere && <p className="cs-ledger__note">{t(l.recycleNone)}</p>}
        <AutoTransfer on={wallets.autoTransfer === 1} />
      </Card>
      {venue && (
        <Card ref={form}>
          <TransferForm
            way={way}
            venue={venue}
            to={to}
            venues={venues}
            centre={centerWalletBalance}
            currency={currency}
            busy={busy}
            onChoose={choose}
            onOrder={order}
            doneKey={doneKey}
          />
        </Card>
      )}
      <Card>
        <VenueTable venues={venues} currency={currency} onChoose={chooseInTable} />
      </Card>
      <TransferRates currency={currency} />
    </>
  );
}

/** Switch for automatic transfers of the centre wallet into an entered venue. */
function AutoTransfer({ on }: { on: boolean }) {
  const t = useT();
  const { busy, run } = useAction();
  const [set] = ledgerApi.useSetAutoTransferMutation();
  return (
    <SwitchField
      label={t(l.auto)}
      hint={t(l.autoHint)}
      checked={on}
      disabled={busy}
      onChange={(next) =>
        void run(async () => {
          await set(next).unwrap();
        })
      }
    />
  );
}
