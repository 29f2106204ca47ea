import type { VenueBalance } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { useServices } from '@courtside/shell/react';
import { useCallback, useRef, useState } from 'react';
import { venuesApi } from '../redux/venues-api.ts';
import { e } from './messages.ts';
import type { MoneyMover } from './wallet-port.ts';

/** Brings back what a venue holds: it is asked first, as a round in another window changes that without a word. */
export function useBringBack({ bringBack }: MoneyMover): {
  bringBack: (held: VenueBalance) => void;
  asking: boolean;
} {
  const t = useT();
  const { toaster } = useServices();
  const [ask] = venuesApi.useLazyVenueWalletQuery();
  const [asking, setAsking] = useState(false);
  const busy = useRef(false);
  const run = useCallback(
    async (held: VenueBalance) => {
      if (busy.current) return;
      busy.current = true;
      setAsking(true);
      // A venue that does not say leaves what was known of it.
      const now = await ask(held.enName)
        .unwrap()
        .catch(() => held);
      busy.current = false;
      setAsking(false);
      // One that holds nothing any more is refused in the gateway's own words.
      const amount = /[1-9]/.test(now.balance) ? now.balance : held.balance;
      if (!bringBack(held.enName, amount)) toaster.show(t(e.notSent));
    },
    [ask, bringBack, t, toaster],
  );
  return { bringBack: useCallback((held) => void run(held), [run]), asking };
}
