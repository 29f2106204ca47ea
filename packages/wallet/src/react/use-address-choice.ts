import { useState } from 'react';
import { useSearchParams } from 'react-router';

/**
 * The choice in the address (`?channel=`, `?way=`, `?venue=`), and a function that changes it. A change applies at
 * once: the router renders a new address with a delay, and input sent meanwhile must not use the earlier choice.
 */
export function useAddressChoice(): [
  params: URLSearchParams,
  choose: (next: Readonly<Record<string, string>>) => void,
] {
  const [params, setParams] = useSearchParams();
  const [ahead, setAhead] = useState<{ from: string; params: URLSearchParams } | null>(null);
  const from = params.toString();
  // The router has rendered an address, this one or another.
  if (ahead && ahead.from !== from) setAhead(null);
  return [
    ahead?.from === from ? ahead.params : params,
    (next) => {
      setAhead({ from, params: new URLSearchParams(next) });
      setParams(next, { replace: true, preventScrollReset: true });
    },
  ];
}
