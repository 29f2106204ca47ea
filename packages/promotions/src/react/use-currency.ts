import { useBalance, useServices, useSession } from '@courtside/shell/react';

/** What amounts are in: the member's currency, not known before their balance is, and that of the brand for a visitor. */
export function useCurrency(): string | undefined {
  const { brand } = useServices();
  const { loggedIn } = useSession();
  const { data } = useBalance();
  return loggedIn ? data?.currency : brand.currency;
}
