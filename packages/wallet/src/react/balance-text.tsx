import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { shownAmount } from '@courtside/money';
import {
  COVER,
  lazyPart,
  useAction,
  useBalance,
  useBalanceCover,
  useSession,
} from '@courtside/shell/react';
import {
  classNames,
  IconButton,
  IconRefresh,
  Popover,
  Skeleton,
  SwitchField,
  VisuallyHidden,
} from '@courtside/ui';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { b } from './balance-panel-messages.ts';
import { OpenOrderMark } from './deposit/open-order-mark.tsx';
import { m } from './messages.ts';
import { useCounted } from './use-counted.ts';

/** Bets are settled without an action of the member, so the balance is polled. */
const POLL_MS = 15_000;

/** Length from which an amount has a smaller font on a phone: ten million and more. */
const LONG = 13;

// The first page does not need the records, so they are loaded later.
const LastMovements = lazyPart(
  async () => (await import('./ledger/last-movements.tsx')).LastMovements,
  () => null,
);

/**
 * The member's balance for the header, with a button that reads it again; nothing for a visitor. The amount opens the
 * latest movements, and a switch that hides the balance.
 */
export function BalanceText() {
  const t = useT();
  const { loggedIn } = useSession();
  const { busy, run } = useAction();
  const { data, refetch } = useBalance({ pollingInterval: POLL_MS });
  const counted = useCounted(data?.centerWalletBalance);
  const [covered, cover] = useBalanceCover();
  const { key } = useLocation();
  /** Key of the history entry on which the panel was opened; another page closes it. */
  const [openAt, setOpenAt] = useState<string | null>(null);
  if (!loggedIn) return null;
  const amount = data ? shownAmount(counted ?? data.centerWalletBalance, data.currency) : '--';
  return (
    <span className="cs-wallet-balance">
      <span className="cs-wallet-balance__label">{t(m.balance)}</span>{' '}
      <Popover
        title={t(b.panel)}
        align="end"
        className="cs-wallet-panel"
        open={openAt === key}
        onOpenChange={(open) => setOpenAt(open ? key : null)}
        trigger={
          <button type="button" className="cs-wallet-balance__open" title={t(b.panel)}>
            <strong
              className={classNames('cs-wallet-balance__amount', amount.length > LONG && 'is-long')}
            >
              {covered ? (
                <>
                  <span aria-hidden>{COVER}</span>
                  <VisuallyHidden>{t(b.covered)}</VisuallyHidden>
                </>
              ) : (
                amount
              )}
            </strong>
          </button>
        }
      >
        <SwitchField label={t(b.cover)} checked={covered} onChange={cover} />
        <Suspense fallback={<Skeleton rows={3} label={t(words.loading)} />}>
          <LastMovements currency={data?.currency ?? ''} />
        </Suspense>
      </Popover>
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
      <OpenOrderMark />
    </span>
  );
}
