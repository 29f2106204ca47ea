import { useBalance, useServices, useSession } from '@courtside/shell/react';

/** Currency of amounts: the member's, unknown until their balance is loaded, or the brand's for a visitor. */
export function useCurrency(): string | undefined {
  const { brand } = useServices();
  const { loggedIn } = useSession();
  const { data } = useBalance();
  return loggedIn ? data?.currency : brand.currency;
}
