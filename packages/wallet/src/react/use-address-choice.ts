import { useState } from 'react';
import { useSearchParams } from 'react-router';

/**
 * What the address chooses (`?channel=`, `?way=`, `?venue=`), and how another choice is made. It holds at once: the router
 * draws an address some time after it is set, and what is typed and sent meanwhile must not go the way of before.
 */
export function useAddressChoice(): [
  params: URLSearchParams,
  choose: (next: Readonly<Record<string, string>>) => void,
] {
  const [params, setParams] = useSearchParams();
  const [ahead, setAhead] = useState<{ from: string; params: URLSearchParams } | null>(null);
  const from = params.toString();
  // The address has come, that one or another.
  if (ahead && ahead.from !== from) setAhead(null);
  return [
    ahead?.from === from ? ahead.params : params,
    (next) => {
      setAhead({ from, params: new URLSearchParams(next) });
      setParams(next, { replace: true, preventScrollReset: true });
    },
  ];
}
