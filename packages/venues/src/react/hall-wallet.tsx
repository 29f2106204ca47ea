import { useT } from '@courtside/i18n/react';
import { useCovered, useServices } from '@courtside/shell/react';
import { plus, shownAmount, toPlaces } from '@courtside/money';
import { Button, DataList } from '@courtside/ui';
import type { Wallets } from '../core/wallet-part.ts';
import type { HallType } from './hall-messages.ts';
import { e, m } from './messages.ts';
import type { MoneyMover } from './wallet-port.ts';

/**
 * Balances of the centre wallet and of this hall's venues, and a button that brings all money back; dashes until they
 * are read.
 */
export function HallWallet({
  wallets,
  type,
  mover,
}: {
  wallets: Wallets | undefined;
  type: HallType;
  mover: MoneyMover;
}) {
  const t = useT();
  const covered = useCovered();
  const { toaster } = useServices();
  const here = wallets?.venues
    .filter(({ category }) => category === type)
    .reduce((sum, { balance }) => plus(sum, balance), '0.00');
  const shown = (amount: string | undefined) =>
    wallets && amount !== undefined ? covered(shownAmount(amount, wallets.currency)) : '--';
  const busy = mover.move.status === 'sent' || mover.move.status === 'unknown';
  return (
    <div className="cs-venues__wallet">
      <DataList
        layout="figures"
        items={[
          { label: t(m.centre), value: shown(wallets?.centerWalletBalance) },
          { label: t(m.balanceThere), value: shown(here && toPlaces(here, 2, 'truncate')) },
        ]}
      />
      {wallets && /[1-9]/.test(wallets.venueTotal) && (
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
