import { useT } from '@courtside/i18n/react';
import { shownAmount } from '@courtside/money';
import { useCovered, useHasRoutes } from '@courtside/shell/react';
import { Banner, ButtonLink } from '@courtside/ui';
import { Link } from 'react-router';
import type { Wallets } from '../core/wallet-part.ts';
import { m } from './messages.ts';

const SETTING = '/mine/transfermoney';

/** Says before an entry what it will move, where the member turned automatic transfer on and there is something to move. */
export function AutoTransferNote({ wallets }: { wallets: Wallets }) {
  const t = useT();
  const has = useHasRoutes();
  const covered = useCovered();
  const { autoTransfer, centerWalletBalance, currency } = wallets;
  if (autoTransfer !== 1 || !/[1-9]/.test(centerWalletBalance)) return null;
  const amount = covered(shownAmount(centerWalletBalance, currency));
  return (
    <Banner
      title={t(m.autoTransfer)}
      action={
        has(SETTING) && (
          <ButtonLink size="sm" render={<Link to={SETTING} />}>
            {t(m.autoTransferChange)}
          </ButtonLink>
        )
      }
    >
      {t(m.autoTransferMoves, { amount })}
    </Banner>
  );
}
