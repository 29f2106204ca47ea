import { useT } from '@courtside/i18n/react';
import { useAction, useBalance, useSession } from '@courtside/shell/react';
import { classNames, IconButton, IconRefresh } from '@courtside/ui';
import { shownAmount } from '../core/shown-amount.ts';
import { m } from './messages.ts';

/** Bets are settled without the member doing anything, so the balance is read again by itself. */
const POLL_MS = 15_000;

/** The member's balance for the header, with a button that reads it again; nothing for a visitor. */
export function BalanceText() {
  const t = useT();
  const { loggedIn } = useSession();
  const { busy, run } = useAction();
  const { data, refetch } = useBalance({ pollingInterval: POLL_MS });
  if (!loggedIn) return null;
  return (
    <span className="cs-wallet-balance">
      <span className="cs-wallet-balance__label">{t(m.balance)}</span>{' '}
      <strong className="cs-wallet-balance__amount">
        {data ? shownAmount(data.centerWalletBalance, data.currency) : '--'}
      </strong>
      <IconButton
        className="cs-wallet-balance__refresh"
        label={t(m.refreshBalance)}
        title={t(m.refreshBalance)}
        aria-busy={busy || undefined}
        onClick={() =>
          void run(async () => {
            await refetch().unwrap();
          })
        }
      >
        <IconRefresh size={14} className={classNames(busy && 'cs-spin')} aria-hidden />
      </IconButton>
    </span>
  );
}
