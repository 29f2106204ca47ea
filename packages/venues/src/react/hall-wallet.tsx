import { useT } from '@courtside/i18n/react';
import {
  LoadFailure,
  QueryView,
  useCovered,
  useServices,
  type QueryResult,
  type QueryViewProps,
} from '@courtside/shell/react';
import { plus, shownAmount, toPlaces } from '@courtside/money';
import { Button, DataList } from '@courtside/ui';
import { isMoney } from '../core/is-money.ts';
import { isMoving, type Wallets } from '../core/wallet-part.ts';
import type { HallType } from './hall-messages.ts';
import { e, m } from './messages.ts';
import type { MoneyMover } from './wallet-port.ts';

interface HallWalletProps {
  query: QueryResult<Wallets>;
  type: HallType;
  mover: MoneyMover;
}

/**
 * Balances of the centre wallet and of this hall's venues, and a button that brings all money back; dashes until they
 * are read.
 */
export function HallWallet({ query, ...rest }: HallWalletProps) {
  // Dashes take less room than a skeleton, so that the venues below keep their place.
  if (query.data === undefined && query.error === undefined) {
    return <Balances wallets={undefined} {...rest} />;
  }
  return (
    <QueryView query={query} failure={NoBalances}>
      {(wallets) => <Balances wallets={wallets} {...rest} />}
    </QueryView>
  );
}

const NoBalances: NonNullable<QueryViewProps<Wallets>['failure']> = (props) => {
  const t = useT();
  return <LoadFailure title={t(m.noBalances)} {...props} />;
};

function Balances({
  wallets,
  type,
  mover,
}: Omit<HallWalletProps, 'query'> & { wallets: Wallets | undefined }) {
  const t = useT();
  const covered = useCovered();
  const { toaster } = useServices();
  const here = wallets?.venues
    .filter(({ category }) => category === type)
    .reduce((sum, { balance }) => plus(sum, balance), '0.00');
  const shown = (amount: string | undefined) =>
    wallets && amount !== undefined ? covered(shownAmount(amount, wallets.currency)) : '--';
  const busy = isMoving(mover.move);
  return (
    <div className="cs-venues__wallet">
      <DataList
        layout="figures"
        items={[
          { label: t(m.centre), value: shown(wallets?.centerWalletBalance) },
          { label: t(m.balanceThere), value: shown(here && toPlaces(here, 2, 'truncate')) },
        ]}
      />
      {wallets && isMoney(wallets.venueTotal) && (
        <Button
          size="sm"
          loading={busy}
          onClick={() => {
            if (!mover.recycle()) toaster.show(t(e.notSent));
          }}
        >
          {t(m.recycle)}
        </Button>
      )}
    </div>
  );
}
