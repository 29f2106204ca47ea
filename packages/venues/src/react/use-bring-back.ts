import type { VenueBalance } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { useServices } from '@courtside/shell/react';
import { useCallback, useRef, useState } from 'react';
import { isMoney } from '../core/is-money.ts';
import { venuesApi } from '../redux/venues-api.ts';
import { e } from './messages.ts';
import type { MoneyMover } from './wallet-port.ts';

/** Brings a venue's balance back. It is requested first, as a round in another window may have changed it. */
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
      // When the venue does not answer, the last known balance is used.
      const now = await ask(held.enName)
        .unwrap()
        .catch(() => held);
      busy.current = false;
      setAsking(false);
      // For a venue that is empty by now, the gateway refuses the earlier amount with its own text.
      const amount = isMoney(now.balance) ? now.balance : held.balance;
      if (!bringBack(held.enName, amount)) toaster.show(t(e.notSent));
    },
    [ask, bringBack, t, toaster],
  );
  return { bringBack: useCallback((held) => void run(held), [run]), asking };
}
