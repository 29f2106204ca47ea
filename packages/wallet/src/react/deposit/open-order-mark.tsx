import { useT } from '@courtside/i18n/react';
import { useHasRoute, useShown } from '@courtside/shell/react';
import { IconPending } from '@courtside/ui';
import { Link } from 'react-router';
import { depositPath } from '../../core/offered-channels.ts';
import { walletApi } from '../../redux/wallet-api.ts';
import { d } from './deposit-messages.ts';

const DEPOSIT = '/mine/savemoney';
/** An order ends without an action of the page, so while there is one, it is polled to remove its mark soon after. */
const POLL_MS = 30_000;

/** Mark in the header while a deposit is undecided, with a link to it, or to the list of several. */
export function OpenOrderMark() {
  const t = useT();
  const exists = useHasRoute(DEPOSIT);
  const known = walletApi.useDepositOfferQuery(undefined, { skip: !exists });
  const waiting = known.data?.waiting ?? [];
  walletApi.useDepositOfferQuery(undefined, {
    skip: !exists || waiting.length === 0,
    pollingInterval: useShown() ? POLL_MS : 0,
  });
  const [first, ...others] = waiting;
  if (!exists || !first) return null;
  const label = t(d.openMark);
  return (
    <Link
      className="cs-wallet-balance__mark"
      to={others.length === 0 ? depositPath(first) : DEPOSIT}
      aria-label={label}
      title={label}
    >
      <IconPending size={16} aria-hidden />
    </Link>
  );
}
