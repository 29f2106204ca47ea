import { useBalance, useServices } from '@courtside/shell/react';

/** What amounts are in: the member's currency, and that of the brand for who is not known. */
export function useCurrency(): string {
  const { brand } = useServices();
  return useBalance().data?.currency ?? brand.currency;
}
