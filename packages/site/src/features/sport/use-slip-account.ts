import { isCurrency, money, type Currency, type Money } from '@courtside/money';
import type { PlayRefusalView } from '@courtside/responsible-play';
import { usePlayShut } from '@courtside/responsible-play/react';
import { useBalance, useServices, useSession } from '@courtside/shell/react';

/** What the slip knows of the member. */
export interface SlipAccount {
  readonly loggedIn: boolean;
  readonly currency: Currency;
  /** Null while it is unknown, and for a visitor. */
  readonly balance: Money | null;
  /** Why the member may not bet now; null where they may. */
  readonly shut: PlayRefusalView | null;
}

export function useSlipAccount(): SlipAccount {
  const { brand } = useServices();
  const { loggedIn } = useSession();
  const { data } = useBalance();
  // With an unknown currency an amount must not be shown, or bet, in another currency.
  const own = isCurrency(data?.currency) ? data.currency : null;
  return {
    loggedIn,
    currency: own ?? brand.currency,
    balance: own && data ? money(data.centerWalletBalance, own) : null,
    shut: usePlayShut('bet'),
  };
}
