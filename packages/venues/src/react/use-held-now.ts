import type { VenueBalance } from '@courtside/contract';
import { useServices } from '@courtside/shell/react';
import { useEffect, useState } from 'react';
import { codeOf, isClosedCode } from '../core/launch-refusal.ts';
import { gatewayLooks } from '../redux/launch-calls.ts';
import { venuesApi } from '../redux/venues-api.ts';

/** How long a member who wants to leave waits for what the venue holds, in ms. */
const PATIENCE_MS = 4000;

/** What a venue holds at the moment at which that is asked. */
export type HeldNow =
  | { readonly status: 'asking' }
  | { readonly status: 'known'; readonly held: VenueBalance }
  | { readonly status: 'closed' }
  /** It did not say, or not in time. */
  | { readonly status: 'unknown' };

/** Asks a venue what it holds, once, as soon as this is used; what was known before may be of an earlier round. */
export function useHeldNow(enName: string): HeldNow {
  const { clock } = useServices();
  const [ask] = venuesApi.useLazyVenueWalletQuery();
  const [now, setNow] = useState<HeldNow>({ status: 'asking' });
  useEffect(() => {
    let settled = false;
    const settle = (next: HeldNow) => {
      if (!settled) setNow(next);
      settled = true;
    };
    const cancel = clock.after(PATIENCE_MS, () => settle({ status: 'unknown' }));
    ask(enName)
      .unwrap()
      .then(
        (held) => settle(held.state === 'open' ? { status: 'known', held } : { status: 'closed' }),
        (fault: unknown) => settle({ status: isClosedCode(codeOf(fault)) ? 'closed' : 'unknown' }),
      );
    return () => {
      settled = true;
      cancel();
    };
  }, [ask, clock, enName]);
  return now;
}

/**
 * What a closed venue keeps: it answers for itself no more, but the gateway tells it among all wallets.
 *
 * @param last what was known before; stands where the gateway does not answer either
 * @returns null where nobody knows
 */
export function useKeptThere(enName: string, last: VenueBalance | undefined): string | null {
  const { client } = useServices();
  const [kept, setKept] = useState<string | null>(null);
  useEffect(() => {
    let ended = false;
    void gatewayLooks(client)({ enName }).then((outcome) => {
      if (!ended && outcome.status === 'known') setKept(outcome.funds.there);
    });
    return () => {
      ended = true;
    };
  }, [client, enName]);
  return kept ?? last?.balance ?? null;
}
