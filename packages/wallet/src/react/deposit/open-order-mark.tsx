import { useT } from '@courtside/i18n/react';
import { useHasRoute, useShown } from '@courtside/shell/react';
import { IconPending } from '@courtside/ui';
import { Link } from 'react-router';
import { depositPath } from '../../core/offered-channels.ts';
import { walletApi } from '../../redux/wallet-api.ts';
import { d } from './deposit-messages.ts';

const DEPOSIT = '/mine/savemoney';
/** An order ends without the page doing anything; while there is one, its mark must not outlive it by long. */
const POLL_MS = 30_000;

/** In the header, while a deposit is not decided: the way back to it, or to the list of several. */
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
